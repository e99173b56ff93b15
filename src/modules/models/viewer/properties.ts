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

/** The properties of a glTF node: the sets in `properties`, and the other extras. */
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

/** The words in IFC class names, longer ones first. */
const WORDS =
  'REINFORCING|DISTRIBUTION|ARRANGEMENT|CONVEYANCE|CONTROLLER|FURNISHING|TRANSPORT|FURNITURE|COMMUNICATIONS|PROTECTION|APPLIANCE|ELECTRIC|BUILDING|TERMINAL|SANITARY|SANITARYTERMINAL|STANDARD|EQUIPMENT|COVERING|FASTENER|CURTAIN|CHAMBER|ELEMENT|FITTING|FOOTING|RAILING|SEGMENT|STORAGE|TREATMENT|ASSEMBLY|DAMPER|DEVICE|ENERGY|FILTER|FLIGHT|HEATING|MEMBER|MOVING|MEDICAL|OPENING|OUTLET|PROXY|RADIATOR|SPACE|STAIR|CABLE|CARRIER|COLUMN|WINDOW|LIGHT|FIXTURE|PLATE|VALVE|CASE|BEAM|COIL|DOOR|DUCT|FLOW|LAMP|MESH|PIPE|PILE|PUMP|RAMP|ROOF|SITE|SLAB|TANK|UNIT|WALL|BAR|FAN|AIR';
const ONE = new RegExp(WORDS, 'g');
const ALL = new RegExp(`^(?:${WORDS})+$`);

/** The label of an IFC class: IFCPIPESEGMENT is 'Pipe segment'. */
export function typeName(type: string): string {
  const bare = /^IFC([A-Z0-9]+)$/.exec(type)?.[1];
  if (!bare) return type;
  const name = (ALL.test(bare) ? (bare.match(ONE) ?? []).join(' ') : bare).toLowerCase();
  return name.charAt(0).toUpperCase() + name.slice(1);
}
