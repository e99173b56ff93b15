import type { Seed } from '../../core/seed.ts';
import type { StoredPin } from '../../core/state/sharing.ts';

const HOUR_MS = 60 * 60 * 1000;

type Place = [x: number, y: number, z: number];

/** A pinned record, its target and its anchor. */
type Row = [
  id: string,
  target: StoredPin['target'],
  record: StoredPin['record'],
  anchor: StoredPin['anchor'],
];

const punchItem = (id: string) => ({ type: 'punch_item', id }) as const;
const rfi = (id: string) => ({ type: 'rfi', id }) as const;
const photoRecord = (id: string) => ({ type: 'photo', id }) as const;

const scan = (id: string) => ({ type: 'scan', id }) as const;
const tour = (id: string) => ({ type: 'tour', id }) as const;
const photo = (id: string) => ({ type: 'photo', id }) as const;
const plan = (id: string) => ({ type: 'plan', id }) as const;
const video = (id: string) => ({ type: 'video', id }) as const;

/** A point, and a camera position with a good view of it. */
const point = (position: Place, from: Place) =>
  ({ kind: 'point', position, camera: { position: from, target: position } }) as const;
const direction = (sceneId: string, yaw: number, pitch: number) =>
  ({ kind: 'panorama', sceneId, yaw, pitch }) as const;
const spot = (x: number, y: number) => ({ kind: 'image', x, y }) as const;

/** The pins of open work in the tower. Each point lies on a surface. */
const rows: Row[] = [
  [
    'pin_h1',
    scan('scn_harbor-03'),
    punchItem('pch_h9'),
    point([6.49, 5.53, 0.77], [3.2, 3.2, 1.8]),
  ],
  ['pin_h2', scan('scn_harbor-03'), rfi('rfi_h3'), point([7.33, 6.35, 3.01], [4, 4, 1.7])],
  [
    'pin_h3',
    scan('scn_harbor-03'),
    punchItem('pch_h20'),
    point([12.35, 6.96, 0.74], [9.6, 4.4, 1.7]),
  ],
  [
    'pin_h4',
    scan('scn_harbor-02'),
    punchItem('pch_h13'),
    point([25.5, -0.21, 2.15], [22, -8, 2.6]),
  ],
  ['pin_h5', scan('scn_harbor-02'), rfi('rfi_h2'), point([8.77, -0.2, 14], [11, -13, 9])],
  ['pin_h6', tour('tour_core'), punchItem('pch_h46'), direction('tsc_core_corridor-east', -18, 12)],
  ['pin_h7', tour('tour_level-4'), rfi('rfi_h6'), direction('tsc_level-4_lobby', 14, 2)],
  ['pin_h8', photo('pht_h8'), rfi('rfi_h3'), spot(0.14, 0.34)],
  ['pin_h9', photo('pht_h3'), rfi('rfi_h6'), spot(0.56, 0.48)],
  ['pin_h11', plan('sht_a102-1'), punchItem('pch_h3'), spot(0.31, 0.36)],
  ['pin_h12', plan('sht_a102-1'), rfi('rfi_h4'), spot(0.66, 0.72)],
  ['pin_h13', plan('sht_a102-1'), punchItem('pch_h5'), spot(0.13, 0.22)],
  ['pin_h15', plan('sht_a102-1'), photoRecord('pht_h3'), spot(0.745, 0.24)],
  ['pin_h16', plan('sht_a201-1'), punchItem('pch_h9'), spot(0.27, 0.62)],
  ['pin_h17', plan('sht_m102-0'), punchItem('pch_h20'), spot(0.31, 0.5)],
  ['pin_h14', plan('sht_a201-1'), punchItem('pch_h7'), spot(0.45, 0.6)],
  ['pin_h10', video('vid_h1'), punchItem('pch_h13'), { kind: 'time', atSec: 4.2 }],
];

/** @param now milliseconds since the epoch */
function seedPins(now: number): Record<string, StoredPin> {
  return Object.fromEntries(
    rows.map(([id, target, record, anchor], i) => [
      id,
      {
        ...{ id, projectId: 'prj_harbor', target, anchor, record },
        createdAt: new Date(now - (rows.length - i) * 12 * HOUR_MS).toISOString(),
        createdById: 'usr_marcus',
      },
    ]),
  );
}

export const seed: Seed = (now) => ({ pins: seedPins(now) });
