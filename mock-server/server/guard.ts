import { type Access, nounOf } from '../core/access.ts';
import { closedProject, memberOf } from '../core/members/members.ts';
import { accountRolesOf } from '../core/permissions/account.ts';
import { actionOf, actionsIn, type Module, rulesOf } from '../core/permissions/grants.ts';
import type { Call, Handlers } from '../core/state/call.ts';
import type { Member } from '../core/state/model.ts';
import { isUsed, moduleOff } from '../core/state/projectModules.ts';
import { refusedStale } from '../core/state/sessions/stepUp.ts';
import type { AnyReply } from '../engine/call.ts';
import type { Operation, PermissionEntry } from '../engine/contract.ts';
import { modulesNamed } from '../engine/modulesNamed.ts';
import { type Refusal, refuse, staleVersion } from '../engine/problem.ts';
import type { OperationId } from '../engine/types.ts';

type Values = Readonly<Record<string, unknown>>;

/** A call without the types of its operation. */
interface AnyCall extends Omit<Call<unknown>, 'params' | 'query' | 'headers' | 'body' | 'form'> {
  params: Readonly<Record<string, string>>;
  query: Values;
  headers: Values;
  body: Values | undefined;
  form: { text(name: string): string | undefined };
  member: Member | null;
  records: Record<string, object>;
  recheck: () => Refusal | null;
}

type Handler = (call: AnyCall) => AnyReply | Promise<AnyReply>;

type Need = Omit<PermissionEntry, 'like'> & { module: Module; action: string };

/** The record whose permitted actions count. */
interface Target {
  record: Values;
  isWhole: boolean;
  permitted: () => readonly string[];
}

/** What all operations of a tag are about, such as the budget of the project. */
const WHOLE = 'whole';

/** `unguarded` names operations that find what their paths name by another rule, and check it themselves. */
const files = await modulesNamed<{ access: Access; unguarded: readonly OperationId[] }>(
  new URL('../modules/', import.meta.url),
  'access',
);
const tables = new Map(files.map(({ tag, module }) => [tag, module]));

/**
 * Returns the handlers, each behind the checks that the contract states for its operation, in the order of the guide 'Errors'.
 * A tag without an access table checks its records in its handlers.
 */
export function guarded(handlers: Handlers, operations: readonly Operation[]): Handlers {
  const behind = operations
    .filter(({ caller }) => caller === 'user')
    .flatMap((operation) => {
      const handler = handlers[operation.id as keyof Handlers] as Handler | undefined;
      if (!handler) return [];
      const check = checkOf(operation, needsOf(operation, operations));
      const guard: Handler = (request) => {
        const recheck = () => check(call);
        const call: AnyCall = { ...request, member: null, records: {}, recheck };
        return recheck() ?? refusedStale(operation, call) ?? handler(call);
      };
      return [[operation.id, guard]];
    });
  return { ...handlers, ...Object.fromEntries(behind) };
}

/** Returns all that an operation needs. An entry may name another operation that needs the same. */
const needsOf = (operation: Operation, operations: readonly Operation[]): Need[] =>
  operation.permission.flatMap(({ like, module, action = '', ...conditions }) => {
    if (like === undefined) return [{ module: module as Module, action, ...conditions }];
    const other = operations.find(({ id }) => id === like);
    return other ? needsOf(other, operations).map((need) => ({ ...need, ...conditions })) : [];
  });

/** Returns the check of an operation. It leaves the member and the records that it finds in the call. */
function checkOf({ id, tag, path, examples }: Operation, needs: readonly Need[]) {
  const table = tables.get(tag);
  const access = table?.unguarded?.some((name) => name === id) ? undefined : table?.access;
  const codes = new Set(examples.map(({ code }) => code));
  const isInProject = path.startsWith('/projects/{projectId}');
  const parts = [WHOLE, ...path.split('/').map((part) => part.replace(/[{}]/g, ''))];
  const modules = isInProject ? [tag as Module] : needs.map(({ module }) => module);
  const views = modules
    .filter((module) => (actionsIn(module) as readonly string[]).includes('view'))
    .map((module): Need => ({ module, action: 'view' }));

  return (call: AnyCall): Refusal | null => {
    if (isInProject) {
      call.member = memberOf(call, call.params.projectId ?? '');
      if (!call.member) return refuse('NOT_FOUND');
      if (!isUsed(call.member.project, tag)) return moduleOff();
    }
    if (!access) return null;
    // The whole of a tag says who sees it.
    const isHidden = !access[WHOLE] && views.some((view) => isLacking(view, call, null));
    const isClosed = call.member?.project.status === 'closed' && codes.has('PROJECT_CLOSED');
    let target: Target | null = null;
    let version: number | undefined;
    for (const part of parts) {
      const named = access[part];
      if (!named) continue;
      // Somebody who does not see a module learns nothing about its records.
      if (isHidden) return refuse(isInProject ? 'NOT_FOUND' : 'FORBIDDEN');
      const record = named.find(call as never, call.params[part] ?? '') as Values | null;
      if (!record) return refuse('NOT_FOUND');
      // A closed project comes before the parts of a record.
      if (isClosed) return closedProject();
      call.records[nounOf(part)] = record;
      const permitted = () => named.may?.(call as never, record as never) ?? [];
      if (named.may) target = { record, permitted, isWhole: part === WHOLE };
      // Somebody whose role has no part in the whole learns nothing about its records.
      if (part === WHOLE && named.may) {
        const isOfProject = ({ module, action }: Need) =>
          actionOf(module, action).shownIn === 'project';
        const lacks = (need: Need) =>
          isOfProject(need) && applies(need, call, target) && isLacking(need, call, null);
        if (permitted().length === 0 || needs.some(lacks)) return refuse('FORBIDDEN');
      }
      if (typeof record.version === 'number') version = record.version;
    }
    if (isClosed) return closedProject();
    const needed = needs.filter((need) => applies(need, call, target));
    if (isHidden || needed.some((need) => isLacking(need, call, target)))
      return refuse('FORBIDDEN');
    return codes.has('STALE_VERSION') && version !== undefined ? staleIn(call, version) : null;
  };
}

/** Tells whether the request and the record have the values with which an entry counts. */
const applies = ({ request = {}, record = {} }: Need, call: AnyCall, target: Target | null) =>
  Object.entries(request).every(([name, value]) => has(sentAs(call, name), value)) &&
  Object.entries(record).every(([name, value]) => has(target?.record[name], value));

const has = (value: unknown, expected: unknown): boolean =>
  expected === '*' ? value !== undefined && value !== null : (value ?? null) === expected;

/** Returns a property of the request: of its body, by path, or else a parameter. */
function sentAs({ body, form, query, params }: AnyCall, name: string): unknown {
  const inBody = name
    .split('.')
    .reduce<unknown>((value, key) => (value as Values | undefined)?.[key], body);
  return inBody ?? form.text(name) ?? query[name] ?? params[name];
}

/**
 * Whether the caller may not do what an entry names. Rules about a record that the path does not name, such as a new one,
 * are left to the handler, and so are the items of a list.
 */
function isLacking(need: Need, call: AnyCall, target: Target | null): boolean {
  const { hides, nameForNew } = actionOf(need.module, need.action);
  if (need.each) return false;
  // A record that was found is one that the caller sees.
  if (target) return !(hides && !target.isWhole) && !target.permitted().includes(need.action);
  if (nameForNew) return false;
  const roles = call.member ? [call.member.membership.role] : [...accountRolesOf(call).keys()];
  return roles.every((role) => rulesOf(need.module, need.action, role).length === 0);
}

/** Refuses a call of somebody who read another version of the record than the current one. */
function staleIn(call: AnyCall, version: number) {
  const read = sentAs(call, 'version');
  const tag = call.headers['If-Match'];
  const isCurrent =
    (read === undefined || Number(read) === version) &&
    (tag === undefined || tag === `"${version}"`);
  return isCurrent ? null : staleVersion({ version });
}
