import {
  type Action,
  type Call,
  type Contract,
  callsOf,
  type Entry,
  type Module,
  type Need,
  type Permissions,
} from './document.ts';
import { needsIn } from './needs.ts';

export const MEMBERSHIP = 'membership';

/** In place of a row rule: for every record. */
export const ALL = 'all';

/** The path below which operations name what they need. */
const PROJECT = /^\/projects\/\{projectId\}/;

export const isOfProject = ({ path, secured }: Call): boolean => secured && PROJECT.test(path);

/** The roles that a module can name. */
export const rolesOf = ({ roles, accountRoles = {} }: Permissions, { scope }: Module): string[] => [
  ...(scope === 'account' ? Object.keys(accountRoles) : []),
  ...Object.keys(roles),
];

export const permissionsOf = (contract: Contract): Permissions =>
  contract['x-permissions'] ?? { roles: {}, modules: {} };

/** Returns all that an operation needs; nothing if membership is enough. */
export function needsOf(contract: Contract, { operation }: Call): Need[] {
  const calls = callsOf(contract);
  const entriesOf = (wanted: string) =>
    calls.find(({ name }) => name === wanted)?.operation['x-permission'];
  return needsIn(operation['x-permission'], entriesOf);
}

/** Returns the row rules under which a role has an action: `all` for every record, nothing if it does not have it. */
export const rulesFor = ({ grants }: Action, role: string): string[] =>
  Object.keys(grants).filter((rule) => grants[rule]?.includes(role));

/** Returns the conditions of an entry in words, as Markdown. */
export function conditionsOf({ request = {}, record = {}, each }: Entry): string[] {
  const valueText = (value: unknown) =>
    value === '*' ? 'is in the request' : value === null ? 'is absent' : `is \`${value}\``;
  return [
    ...(each ? [`for each of \`${each}\`, which has its own result`] : []),
    ...Object.entries(record).map(
      ([name, value]) => `if \`${name}\` of the record is \`${value}\``,
    ),
    ...Object.entries(request).map(([name, value]) => `if \`${name}\` ${valueText(value)}`),
  ];
}
