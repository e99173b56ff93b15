import type { StoredPin } from '../sharing.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Place = [x: number, y: number, z: number];

/** What is pinned where, and from where it is seen well. */
type Row = [id: string, scan: string, record: StoredPin['record'], position: Place, from: Place];

const punchItem = (id: string) => ({ type: 'punch_item', id }) as const;
const rfi = (id: string) => ({ type: 'rfi', id }) as const;

/** Where the team of the tower has pinned what is still to be done; each place lies on something. */
const rows: Row[] = [
  ['pin_h1', 'scn_harbor-03', punchItem('pch_h9'), [6.49, 5.53, 0.77], [3.2, 3.2, 1.8]],
  ['pin_h2', 'scn_harbor-03', rfi('rfi_h3'), [7.33, 6.35, 3.01], [4, 4, 1.7]],
  ['pin_h3', 'scn_harbor-03', punchItem('pch_h20'), [12.35, 6.96, 0.74], [9.6, 4.4, 1.7]],
  ['pin_h4', 'scn_harbor-02', punchItem('pch_h13'), [25.5, -0.21, 2.15], [22, -8, 2.6]],
  ['pin_h5', 'scn_harbor-02', rfi('rfi_h2'), [8.77, -0.2, 14], [11, -13, 9]],
];

/** @param now milliseconds since the epoch */
export function seedPins(now: number): Record<string, StoredPin> {
  return Object.fromEntries(
    rows.map(([id, scan, record, position, from], i) => [
      id,
      {
        id,
        projectId: 'prj_harbor',
        target: { type: 'scan', id: scan },
        anchor: { kind: 'point', position, camera: { position: from, target: position } },
        record,
        createdAt: new Date(now - (5 - i) * DAY_MS).toISOString(),
        createdById: 'usr_marcus',
      },
    ]),
  );
}
