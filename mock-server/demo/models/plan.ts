import {
  type Building,
  type BuildingElement,
  type Color,
  guidOf,
  type Opening,
  type Triple,
} from './building.ts';

/** The parameters of a building of this kind. Meters. */
export interface Plan {
  name: string;
  wide: number;
  deep: number;
  storeyHeight: number;
  storeys: readonly string[];
  /** Widths of rooms along the front, between the partitions. */
  rooms: readonly number[];
  facade: Color;
}

const SLAB = 0.3;
const WALL = 0.3;
const PARTITION = 0.12;
const EDGE = 0.9;

type Draft = Omit<BuildingElement, 'guid' | 'storey'>;

/**
 * Returns a frame of columns and slabs with a core, outer walls with windows, rooms, and pipes and ducts
 * below the slabs.
 */
export function buildingOf(plan: Plan): Building {
  const storeys = plan.storeys.map((name, i) => ({ name, elevation: i * plan.storeyHeight }));
  const elements = storeys.flatMap(({ name: storey, elevation }, i) => {
    const last = i === storeys.length - 1;
    const drafts = [
      ...structure(plan),
      ...facade(plan),
      ...rooms(plan),
      ...services(plan),
      ...(last ? [roof(plan)] : []),
    ];
    return drafts.map(({ at: [x, y, z], ...draft }) => ({
      ...draft,
      guid: guidOf(`${plan.name}/${storey}/${draft.name}`),
      storey,
      at: [x, y, round(z + elevation)] as const,
    }));
  });
  return { name: plan.name, storeys, elements };
}

const round = (meters: number) => Math.round(meters * 1000) / 1000;

function structure({ wide, deep, storeyHeight }: Plan): Draft[] {
  const clear = storeyHeight - SLAB;
  const slab: Draft = {
    type: 'IFCSLAB',
    name: 'Slab',
    at: [0, 0, -SLAB],
    size: [wide, deep, SLAB],
    color: 'concrete',
    properties: ['Pset_SlabCommon', { LoadBearing: true, FireRating: 'REI 90', PitchAngle: 0 }],
  };
  const rows = [EDGE, deep / 2, deep - EDGE];
  const bays = Math.round((wide - 2 * EDGE) / 5);
  const columns = Array.from({ length: bays + 1 }, (_, bay) =>
    rows.map((y, row): Draft => {
      const x = EDGE + (bay * (wide - 2 * EDGE)) / bays;
      return {
        type: 'IFCCOLUMN',
        name: `Column ${'ABC'.charAt(row)}${bay + 1}`,
        at: [round(x - 0.3), round(y - 0.3), 0],
        size: [0.6, 0.6, clear],
        color: 'steel',
        properties: ['Pset_ColumnCommon', { LoadBearing: true, FireRating: 'R 120' }],
      };
    }),
  );
  const beams = rows.map(
    (y, row): Draft => ({
      type: 'IFCBEAM',
      name: `Beam ${'ABC'.charAt(row)}`,
      at: [EDGE, round(y - 0.2), round(clear - 0.5)],
      size: [round(wide - 2 * EDGE), 0.4, 0.5],
      color: 'steel',
      properties: ['Pset_BeamCommon', { LoadBearing: true, Span: round((wide - 2 * EDGE) / bays) }],
    }),
  );
  return [slab, ...columns.flat(), ...beams];
}

const roof = ({ wide, deep, storeyHeight }: Plan): Draft => ({
  type: 'IFCSLAB',
  name: 'Roof slab',
  at: [0, 0, round(storeyHeight - SLAB)],
  size: [wide, deep, SLAB],
  color: 'concrete',
  properties: ['Pset_SlabCommon', { LoadBearing: true, IsExternal: true, FireRating: 'REI 90' }],
});

function facade({ wide, deep, storeyHeight, facade: color }: Plan): Draft[] {
  const height = round(storeyHeight - SLAB);
  const inner = round(deep - 2 * WALL);
  const sides: [name: string, at: Triple, size: Triple][] = [
    ['South', [0, 0, 0], [wide, WALL, height]],
    ['North', [0, round(deep - WALL), 0], [wide, WALL, height]],
    ['West', [0, WALL, 0], [WALL, inner, height]],
    ['East', [round(wide - WALL), WALL, 0], [WALL, inner, height]],
  ];
  return sides.flatMap(([name, at, size]) => {
    const long = Math.max(size[0], size[1]);
    const openings = windowsAlong(long);
    const along = size[0] > size[1] ? 0 : 1;
    const windows = openings.map((opening, i): Draft => {
      const start = round(at[along] + opening.along);
      const flat = WALL / 2 - 0.03;
      return {
        type: 'IFCWINDOW',
        name: `${name} window ${i + 1}`,
        at:
          along === 0
            ? [start, round(at[1] + flat), opening.sill]
            : [round(at[0] + flat), start, opening.sill],
        size:
          along === 0
            ? [opening.width, 0.06, opening.height]
            : [0.06, opening.width, opening.height],
        color: 'glass',
        properties: ['Pset_WindowCommon', { IsExternal: true, ThermalTransmittance: 1.1 }],
      };
    });
    const wall: Draft = {
      type: 'IFCWALL',
      name: `${name} wall`,
      at,
      size,
      openings,
      color,
      properties: [
        'Pset_WallCommon',
        { IsExternal: true, LoadBearing: false, FireRating: 'EI 60', ThermalTransmittance: 0.24 },
      ],
    };
    return [wall, ...windows];
  });
}

function windowsAlong(long: number): Opening[] {
  const count = Math.floor((long - 1) / 3.6);
  const pitch = long / count;
  return Array.from({ length: count }, (_, i) => ({
    along: round(i * pitch + (pitch - 2.2) / 2),
    sill: 0.9,
    width: 2.2,
    height: 1.8,
  }));
}

function rooms({ deep, wide, storeyHeight, rooms: widths }: Plan): Draft[] {
  const height = round(storeyHeight - SLAB);
  const depth = round(deep / 2 - 1.4);
  const corridor = round(WALL + depth);
  const partition = (
    name: string,
    at: Triple,
    size: Triple,
    openings: readonly Opening[],
  ): Draft => ({
    type: 'IFCWALL',
    name,
    at,
    size,
    openings,
    color: 'plaster',
    properties: [
      'Pset_WallCommon',
      { IsExternal: false, LoadBearing: false, FireRating: 'EI 30', AcousticRating: 'Rw 47 dB' },
    ],
  });
  let x = WALL;
  const doors: Opening[] = [];
  const walls = widths.map((width, i) => {
    doors.push({ along: round(x + width / 2 - 0.5 - WALL), sill: 0, width: 1, height: 2.1 });
    x = round(x + width);
    return partition(`Partition ${i + 1}`, [x, WALL, 0], [PARTITION, depth, height], []);
  });
  const long = partition(
    'Corridor wall',
    [WALL, corridor, 0],
    [round(wide - 2 * WALL), PARTITION, height],
    doors,
  );
  const leaves = doors.map(
    (door, i): Draft => ({
      type: 'IFCDOOR',
      name: `Door ${i + 1}`,
      at: [round(WALL + door.along), round(corridor + 0.03), 0],
      size: [door.width, 0.06, door.height],
      color: 'timber',
      properties: ['Pset_DoorCommon', { IsExternal: false, FireRating: 'EI 30', FireExit: false }],
    }),
  );
  return [long, ...walls, ...leaves];
}

function services({ wide, deep, storeyHeight }: Plan): Draft[] {
  const ceiling = round(storeyHeight - SLAB - 0.85);
  const long = round(wide - 2 * WALL - 0.4);
  const y = round(deep / 2 + 0.6);
  const pipe = (name: string, offset: number, across: number, use: string): Draft => ({
    type: 'IFCPIPESEGMENT',
    name,
    at: [0.5, round(y + offset), ceiling],
    size: [long, across, across],
    round: 'x',
    color: 'water',
    properties: ['Pset_PipeSegmentTypeCommon', { NominalDiameter: across, Reference: use }],
  });
  return [
    pipe('Chilled water supply', 0, 0.2, 'CHW-S'),
    pipe('Chilled water return', 0.4, 0.2, 'CHW-R'),
    pipe('Sprinkler main', 0.8, 0.1, 'SPR'),
    {
      type: 'IFCDUCTSEGMENT',
      name: 'Supply air duct',
      at: [0.5, round(y + 1.3), round(ceiling - 0.15)],
      size: [long, 0.7, 0.4],
      color: 'air',
      properties: [
        'Pset_DuctSegmentTypeCommon',
        { NominalDiameterOrWidth: 0.7, NominalHeight: 0.4 },
      ],
    },
  ];
}
