import { type Call, type Contract, callsOf } from './document.ts';

/** `x-permissions`, the table of roles (openapi/permissions.yaml explains each property). */
export interface Permissions {
  /** Descriptions by role. */
  roles: Record<string, string>;
  modules: Record<string, Module>;
}

export interface Module {
  title: string;
  description: string;
  /** Descriptions by row rule. */
  rules: Record<string, string>;
  actions: Record<string, Action>;
}

export interface Action {
  description: string;
  /** Roles by row rule, or by `all`. */
  grants: Record<string, string[]>;
  shownIn?: 'project' | 'record' | 'list' | 'statuses';
  name?: string;
  hides?: true;
  inClosedProject?: true;
}

/** Properties of the request or the record, by path: the values with which an entry applies; `*` is any but null. */
type Condition = Record<string, string | boolean | null>;

/** One entry of `x-permission`: the action, or another operation with the same needs. */
interface Entry {
  module?: string;
  action?: string;
  like?: string;
  request?: Condition;
  record?: Condition;
  /** The list in the request. Each of its items is checked, and has its own result. */
  each?: string;
}

/** A permission that an operation needs, if the conditions hold. */
export interface Need extends Omit<Entry, 'like'> {
  module: string;
  action: string;
}

export const MEMBERSHIP = 'membership';

export type PermissionEntries = typeof MEMBERSHIP | Entry[];

export const ALL = 'all';

/** The path below which operations name what they need. */
const PROJECT = /^\/projects\/\{projectId\}/;

export const isOfProject = ({ path, secured }: Call): boolean => secured && PROJECT.test(path);

export const permissionsOf = (contract: Contract): Permissions =>
  contract['x-permissions'] ?? { roles: {}, modules: {} };

/** Returns all that an operation needs; nothing if membership is enough. */
export function needsOf(contract: Contract, { operation }: Call): Need[] {
  const entries = operation['x-permission'];
  if (!Array.isArray(entries)) return [];
  return entries.flatMap(({ like, module = '', action = '', ...conditions }): Need[] => {
    if (like === undefined) return [{ module, action, ...conditions }];
    const other = callsOf(contract).find(({ name }) => name === like);
    return other ? needsOf(contract, other).map((need) => ({ ...need, ...conditions })) : [];
  });
}

/** Returns the row rules under which a role has an action: `all` for every record, nothing if it does not have it. */
export const rulesFor = ({ grants }: Action, role: string): string[] =>
  Object.keys(grants).filter((rule) => grants[rule]?.includes(role));
