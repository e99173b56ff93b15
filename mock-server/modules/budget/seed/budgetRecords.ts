/** The commitments of the tower: rows name a line of the budget by its code, with a share of its original in percent. */
export interface CommitmentRow {
  kind: 'subcontract' | 'purchase_order';
  title: string;
  companyId: string;
  retentionBp: number;
  /** Months relative to now. */
  approved: number | null;
  /** Months of the first and the last invoice. */
  billed?: readonly [first: number, last: number];
  rows: readonly (readonly [code: string, description: string, percent: number])[];
}

export const commitmentRows: readonly CommitmentRow[] = [
  {
    kind: 'subcontract',
    title: 'Concrete work',
    companyId: 'cmp_rainier',
    retentionBp: 1000,
    approved: -9,
    billed: [-8, 3],
    rows: [
      ['03 11 00', 'Formwork, levels P2 to 12', 98],
      ['03 20 00', 'Reinforcing steel, furnish and place', 101],
      ['03 30 00', 'Concrete, place and cure', 99],
      ['03 35 00', 'Finishing of slabs', 96],
      ['03 38 00', 'Post-tensioning', 100],
    ],
  },
  {
    kind: 'subcontract',
    title: 'Mechanical systems',
    companyId: 'cmp_cascade',
    retentionBp: 1000,
    approved: -5,
    billed: [-3, 9],
    rows: [
      ['23 09 00', 'Controls', 97],
      ['23 21 00', 'Hydronic piping', 102],
      ['23 31 00', 'Ductwork', 99],
      ['23 64 00', 'Chillers, furnish and set', 100],
      ['23 73 00', 'Air handling units, furnish and set', 98],
      ['21 13 00', 'Sprinklers', 95],
    ],
  },
  {
    kind: 'subcontract',
    title: 'Electrical systems',
    companyId: 'cmp_northline',
    retentionBp: 1000,
    approved: -6,
    billed: [-4, 9],
    rows: [
      ['26 05 00', 'Raceways and wiring', 99],
      ['26 24 00', 'Switchboards and panelboards', 104],
      ['26 51 00', 'Interior lighting', 96],
      ['28 31 00', 'Fire alarm', 98],
    ],
  },
  {
    kind: 'subcontract',
    title: 'Curtain wall',
    companyId: 'cmp_olympic',
    retentionBp: 500,
    approved: -7,
    billed: [-4, 5],
    rows: [
      ['08 44 00', 'Unitized curtain wall', 101],
      ['08 42 00', 'Entrances and storefronts', 97],
    ],
  },
  {
    kind: 'subcontract',
    title: 'Plumbing',
    companyId: 'cmp_evergreen',
    retentionBp: 1000,
    approved: -7,
    billed: [-6, 8],
    rows: [
      ['22 05 00', 'Piping and risers', 99],
      ['22 14 00', 'Storm drainage', 103],
      ['22 40 00', 'Fixtures', 94],
    ],
  },
  {
    kind: 'subcontract',
    title: 'Elevators and escalators',
    companyId: 'cmp_skyline',
    retentionBp: 500,
    approved: -8,
    billed: [-3, 8],
    rows: [
      ['14 21 00', 'Six traction elevators', 100],
      ['14 24 00', 'Freight elevator', 98],
      ['14 31 00', 'Two escalators', 99],
    ],
  },
  {
    kind: 'subcontract',
    title: 'Drywall and ceilings',
    companyId: 'cmp_puget',
    retentionBp: 1000,
    approved: -2,
    billed: [-1, 8],
    rows: [
      ['09 21 16', 'Gypsum board assemblies', 98],
      ['09 51 00', 'Acoustical ceilings', 97],
    ],
  },
  {
    kind: 'subcontract',
    title: 'Surveying',
    companyId: 'cmp_benchmark',
    retentionBp: 0,
    approved: -10,
    billed: [-10, 6],
    rows: [['01 71 23', 'Layout and monitoring', 96]],
  },
  {
    kind: 'purchase_order',
    title: 'Doors, frames and hardware',
    companyId: 'cmp_summit',
    retentionBp: 0,
    approved: -3,
    billed: [-1, 6],
    rows: [
      ['08 11 00', 'Metal doors and frames', 97],
      ['08 71 00', 'Hardware sets', 99],
    ],
  },
  {
    kind: 'purchase_order',
    title: 'Fall protection and barriers',
    companyId: 'cmp_sentinel',
    retentionBp: 0,
    approved: -9,
    billed: [-8, 0],
    rows: [['01 56 00', 'Edge protection, levels 2 to 12', 88]],
  },
  {
    kind: 'subcontract',
    title: 'Fireproofing and firestopping',
    companyId: 'cmp_puget',
    retentionBp: 1000,
    approved: null,
    rows: [
      ['07 81 00', 'Spray-applied fireproofing', 96],
      ['07 84 00', 'Firestopping', 92],
    ],
  },
];

export interface EventRow {
  title: string;
  description: string;
  reason:
    | 'owner_request'
    | 'design_change'
    | 'field_condition'
    | 'error_or_omission'
    | 'allowance'
    | 'other';
  source?: readonly ['rfi' | 'punch_item', string];
  /** In units of the currency. */
  rough: number | null;
  month: number;
  isClosed: boolean;
}

export const eventRows: readonly EventRow[] = [
  {
    title: 'Obstruction below the north shoring wall',
    description: 'An old sea wall crosses the line of the shoring.',
    reason: 'field_condition',
    rough: 120_000,
    month: -8,
    isClosed: true,
  },
  {
    title: 'Larger anchor plates at the cores',
    description: 'The structural engineer asks for thicker plates.',
    reason: 'design_change',
    source: ['rfi', 'rfi_h40'],
    rough: 45_000,
    month: -6,
    isClosed: true,
  },
  {
    title: 'Second water meter for the retail podium',
    description: 'The utility wants a meter of its own for the shops.',
    reason: 'owner_request',
    rough: 60_000,
    month: -5,
    isClosed: true,
  },
  {
    title: 'Fire-rated glass at the lobby stair',
    description: 'The reviewer of the city does not accept the partition as drawn.',
    reason: 'design_change',
    source: ['rfi', 'rfi_h30'],
    rough: 85_000,
    month: -4,
    isClosed: true,
  },
  {
    title: 'Duct conflicts with the transfer beam on level 3',
    description: 'The main duct does not fit below the beam.',
    reason: 'error_or_omission',
    source: ['rfi', 'rfi_h22'],
    rough: 38_000,
    month: -3,
    isClosed: false,
  },
  {
    title: 'Upgraded elevator finishes',
    description: 'Stainless steel and stone in the cars of the offices.',
    reason: 'owner_request',
    rough: 140_000,
    month: -2,
    isClosed: false,
  },
  {
    title: 'Repairs after water on level 5',
    description: 'A temporary drain failed over a weekend.',
    reason: 'field_condition',
    source: ['punch_item', 'pch_h20'],
    rough: 22_000,
    month: -1,
    isClosed: false,
  },
  {
    title: 'Charging stations in the garage',
    description: 'Twenty more stations than the drawings show.',
    reason: 'owner_request',
    rough: 210_000,
    month: -1,
    isClosed: false,
  },
];

export interface OrderRow {
  title: string;
  /** Number of its change event, 1 for the first. */
  event?: number;
  status: 'pending' | 'approved' | 'rejected';
  /** Month of the decision, or of the creation. */
  month: number;
  scheduleDays: number;
  createdBy: 'usr_ana' | 'usr_tom';
  approver?: 'usr_helen';
  reason?: string;
  /** Amounts in cents. The title of a commitment gives that one a row. */
  lines: readonly (readonly [code: string, amountMinor: number, commitment?: string])[];
}

export const orderRows: readonly OrderRow[] = [
  {
    title: 'Remove sea wall at north shoring',
    event: 1,
    status: 'approved',
    month: -8,
    scheduleDays: 6,
    createdBy: 'usr_ana',
    lines: [
      ['31 41 00', 11_846_250],
      ['01 21 16', -11_846_250],
    ],
  },
  {
    title: 'Thicker anchor plates',
    event: 2,
    status: 'approved',
    month: -6,
    scheduleDays: 2,
    createdBy: 'usr_ana',
    lines: [
      ['03 30 00', 3_918_475, 'Concrete work'],
      ['01 21 16', -3_918_475],
    ],
  },
  {
    title: 'Winter concrete measures',
    status: 'approved',
    month: -7,
    scheduleDays: 0,
    createdBy: 'usr_ana',
    lines: [
      ['03 30 00', 6_420_000, 'Concrete work'],
      ['01 21 16', -6_420_000],
    ],
  },
  {
    title: 'Water meter for the podium',
    event: 3,
    status: 'approved',
    month: -5,
    scheduleDays: 0,
    createdBy: 'usr_ana',
    approver: 'usr_helen',
    lines: [['22 05 00', 5_784_390, 'Plumbing']],
  },
  {
    title: 'Deeper storm line at the alley',
    status: 'approved',
    month: -5,
    scheduleDays: 1,
    createdBy: 'usr_tom',
    lines: [
      ['22 14 00', 1_896_240, 'Plumbing'],
      ['33 10 00', 845_510],
    ],
  },
  {
    title: 'Fire-rated glass at the lobby stair',
    event: 4,
    status: 'approved',
    month: -3,
    scheduleDays: 0,
    createdBy: 'usr_ana',
    approver: 'usr_helen',
    lines: [['08 42 00', 8_164_025, 'Curtain wall']],
  },
  {
    title: 'Mock-up of the curtain wall',
    status: 'approved',
    month: -4,
    scheduleDays: 0,
    createdBy: 'usr_ana',
    lines: [
      ['08 44 00', 4_250_000, 'Curtain wall'],
      ['01 21 16', -4_250_000],
    ],
  },
  {
    title: 'Credit for shorter crane rental',
    status: 'approved',
    month: -3,
    scheduleDays: 0,
    createdBy: 'usr_tom',
    lines: [['01 54 19', -4_680_000]],
  },
  {
    title: 'Larger main switchboard',
    status: 'approved',
    month: -3,
    scheduleDays: 0,
    createdBy: 'usr_ana',
    approver: 'usr_helen',
    lines: [['26 24 00', 9_638_700, 'Electrical systems']],
  },
  {
    title: 'Additional sleeves through core walls',
    status: 'approved',
    month: -2,
    scheduleDays: 0,
    createdBy: 'usr_tom',
    lines: [
      ['03 11 00', 1_384_615, 'Concrete work'],
      ['01 21 16', -1_384_615],
    ],
  },
  {
    title: 'Credit for fewer floor boxes',
    status: 'approved',
    month: -2,
    scheduleDays: 0,
    createdBy: 'usr_ana',
    lines: [['26 05 00', -2_214_380, 'Electrical systems']],
  },
  {
    title: 'Night work at the street crossing',
    status: 'approved',
    month: -2,
    scheduleDays: 0,
    createdBy: 'usr_tom',
    lines: [
      ['33 10 00', 2_138_900],
      ['01 21 16', -2_138_900],
    ],
  },
  {
    title: 'Finer finish in the lobby slab',
    status: 'rejected',
    month: -3,
    scheduleDays: 0,
    createdBy: 'usr_ana',
    approver: 'usr_helen',
    reason: 'The owner keeps the finish of the contract.',
    lines: [['03 35 00', 2_960_000, 'Concrete work']],
  },
  {
    title: 'Overtime to catch up with the topping-out',
    status: 'rejected',
    month: -1,
    scheduleDays: -5,
    createdBy: 'usr_ana',
    reason: 'The schedule has float until March.',
    lines: [['03 30 00', 5_400_000, 'Concrete work']],
  },
  {
    title: 'Reroute duct around the transfer beam',
    event: 5,
    status: 'pending',
    month: -1,
    scheduleDays: 3,
    createdBy: 'usr_tom',
    lines: [['23 31 00', 3_764_850, 'Mechanical systems']],
  },
  {
    title: 'Elevator finishes',
    event: 6,
    status: 'pending',
    month: -1,
    scheduleDays: 0,
    createdBy: 'usr_ana',
    approver: 'usr_helen',
    lines: [['14 21 00', 13_826_400, 'Elevators and escalators']],
  },
  {
    title: 'Drying and new board on level 5',
    event: 7,
    status: 'pending',
    month: -1,
    scheduleDays: 2,
    createdBy: 'usr_ana',
    lines: [
      ['09 21 16', 2_168_745, 'Drywall and ceilings'],
      ['01 21 16', -2_168_745],
    ],
  },
  {
    title: 'Charging stations, first ten',
    event: 8,
    status: 'pending',
    month: -1,
    scheduleDays: 0,
    createdBy: 'usr_tom',
    lines: [['26 05 00', 10_492_300, 'Electrical systems']],
  },
];

/** Costs without a commitment, each month from the first to the last: the amount of a month in cents. */
export const costRows: readonly (readonly [
  code: string,
  vendor: string,
  description: string,
  amountMinor: number,
  first: number,
  last: number,
])[] = [
  ['01 31 00', 'Meridian Builders', 'Wages, project management', 6_784_120, -10, -1],
  ['01 31 13', 'Meridian Builders', 'Wages, superintendents', 5_512_385, -10, -1],
  ['01 50 00', 'Sound Site Services', 'Offices, fence and toilets', 2_046_710, -10, -1],
  ['01 51 00', 'City Light', 'Power and water', 1_098_455, -10, -1],
  ['01 54 19', 'Cascadia Crane', 'Crane rental', 4_680_000, -8, -1],
  ['01 74 19', 'Recology', 'Containers', 861_230, -9, -1],
  ['01 41 26', 'City of Seattle', 'Permit fees', 10_162_500, -10, -7],
  ['02 41 00', 'Duwamish Demolition', 'Demolition', 19_318_775, -10, -9],
  ['31 23 00', 'Duwamish Earthwork', 'Excavation', 28_214_640, -9, -6],
  ['31 41 00', 'Duwamish Earthwork', 'Shoring', 29_866_215, -9, -6],
  ['31 62 00', 'Pacific Pile', 'Piles', 21_603_180, -9, -6],
];
