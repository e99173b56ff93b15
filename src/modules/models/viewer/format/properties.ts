import type { ModelElement, PropertyGroup } from './source';

export type Row = PropertyGroup['rows'][number];

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });

/** Formats a value. Null if it has no plain text. */
export function words(value: unknown): string | null {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return number.format(value);
  if (typeof value === 'string') return value.trim() || null;
  return null;
}

export const row = (name: string, value: unknown): Row[] => {
  const text = words(value);
  return text === null ? [] : [[name, text]];
};

const rowsOf = (values: Record<string, unknown>): Row[] =>
  Object.entries(values).flatMap(([name, value]) => row(name, value));

export const named = (name: string, rows: readonly Row[]): PropertyGroup[] =>
  rows.length > 0 ? [{ name, rows }] : [];

export const identity = ({ name, type, storey, id }: ModelElement): PropertyGroup => ({
  name: 'Element',
  rows: [
    ['Name', name],
    ['Type', typeName(type)],
    ['Level', storey],
    ...(id.startsWith('node-') ? [] : [['GlobalId', id] as const]),
  ],
});

const SAID = ['guid', 'type', 'storey', 'properties', 'name'];

/** Returns the properties of a glTF node: the sets in `properties`, and the other extras. */
export function groupsOfExtras(
  element: ModelElement,
  extras: Record<string, unknown>,
): PropertyGroup[] {
  const sets = isRecord(extras.properties) ? extras.properties : {};
  const others = Object.fromEntries(
    Object.entries(extras).filter(([name]) => !SAID.includes(name)),
  );
  return [
    identity(element),
    ...Object.entries(sets).flatMap(([name, values]) =>
      isRecord(values) ? named(name, rowsOf(values)) : [],
    ),
    ...named('More', rowsOf(others)),
  ];
}

/** The words in IFC class names. */
const WORDS =
  'ACCESSORY BOARD ACTUATOR ADDITION AIR ALARM ANCHOR ANNOTATION APPLIANCE ARRANGEMENT ASSEMBLY AUDIO BAR BEAM BEARING BOILER BOX BRIDGE BUILDING BUNDLE BURNER CABLE CAISSON CARRIER CASE CHAMBER CHILLER CHIMNEY CIVIL COIL COLUMN COMMUNICATIONS COMPRESSOR CONDENSER CONDUIT CONNECTION CONTROL CONTROLLER CONVEYANCE COOLED COOLER COOLING COURSE COVERING CURTAIN CUT DAMPER DEEP DEVICE DISCRETE DISTRIBUTION DOOR DUCT EARTHWORKS ELECTRIC ELEMENT ENERGY ENGINE EQUIPMENT EVAPORATIVE EVAPORATOR EXCHANGER EXTERNAL FACILITY FAN FASTENER FEATURE FILL FILTER FIRE FITTING FIXTURE FLIGHT FLOW FOOTING FOUNDATION FURNISHING FURNITURE GENERATOR GEOGRAPHIC GRID HEAT HEATING HUMIDIFIER IMPACT INSTRUMENT INTERCEPTOR ISOLATOR JUNCTION KERB LAMP LIGHT LIQUID MARINE MECHANICAL MEDICAL MEMBER MESH METER MOBILE MOORING MOTOR MOVING NAVIGATION OPENING OUTLET PART PAVEMENT PILE PIPE PLATE PROJECTION PROTECTION PROTECTIVE PROXY PUMP RADIATOR RAIL RAILING RAILWAY RAMP REINFORCING ROAD ROOF SANITARY SEGMENT SENSOR SHADING SHEATH SIGN SIGNAL SILENCER SITE SLAB SOLAR SPACE SPATIAL STACK STAIR STANDARD STORAGE STOREY SUBTRACTION SUPPRESSION SURFACE SWITCHING SYSTEM TANK TELECOMMUNICATIONS TENDON TERMINAL TIME TOWER TRACK TRANSFORMER TRANSPORT TREATMENT TRIPPING TUBE UNIT UNITARY VALVE VEHICLE VIBRATION VIRTUAL VISUAL VOIDING WALL WASTE WINDOW ZONE'.split(
    ' ',
  );
/** Longer words first, because some begin with others. */
const ANY = WORDS.toSorted((a, b) => b.length - a.length).join('|');
const ONE = new RegExp(ANY, 'g');
const ALL = new RegExp(`^(?:${ANY})+$`);

/** Returns the label of an IFC class: IFCPIPESEGMENT is 'Pipe segment'. */
export function typeName(type: string): string {
  const bare = /^IFC([A-Z0-9]+)$/.exec(type)?.[1];
  if (!bare) return type;
  const name = (ALL.test(bare) ? (bare.match(ONE) ?? []).join(' ') : bare).toLowerCase();
  return name.charAt(0).toUpperCase() + name.slice(1);
}
