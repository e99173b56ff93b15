import type { StoredPin } from '../sharing.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Row = [
  id: string,
  scan: string,
  record: StoredPin['record'],
  position: [x: number, y: number, z: number],
];

const punchItem = (id: string) => ({ type: 'punch_item', id }) as const;
const rfi = (id: string) => ({ type: 'rfi', id }) as const;

/** Where the team of the tower has pinned what is still to be done; each place lies on something. */
const rows: Row[] = [
  ['pin_h1', 'scn_harbor-03', punchItem('pch_h9'), [-10.16, -5.66, 1.76]],
  ['pin_h2', 'scn_harbor-03', rfi('rfi_h3'), [-11.01, -4.98, 4.41]],
  ['pin_h3', 'scn_harbor-03', punchItem('pch_h20'), [-14.28, -3.34, 3.02]],
  ['pin_h4', 'scn_harbor-02', punchItem('pch_h13'), [-21.67, -0.12, 2.29]],
  ['pin_h5', 'scn_harbor-02', rfi('rfi_h2'), [-26.63, -0.12, 11.59]],
];

/** @param now milliseconds since the epoch */
export function seedPins(now: number): Record<string, StoredPin> {
  return Object.fromEntries(
    rows.map(([id, scan, record, position], i) => [
      id,
      {
        id,
        projectId: 'prj_harbor',
        target: { type: 'scan', id: scan },
        anchor: { kind: 'point', position },
        record,
        createdAt: new Date(now - (5 - i) * DAY_MS).toISOString(),
        createdById: 'usr_marcus',
      },
    ]),
  );
}
