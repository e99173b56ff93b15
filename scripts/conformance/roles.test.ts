import { expect, test } from 'vitest';
import type { Need } from '../contract/document.ts';
import { ALL, rulesFor } from '../contract/permissions.ts';
import { withVersion } from './checks/concurrency.ts';
import type { Operation } from './operations.ts';
import { recipes } from './recipes.ts';
import { actionOf, applies, meeting } from './requests/needs.ts';
import { dataOf, isObject, strings } from './requests/values.ts';
import {
  admit,
  as,
  open,
  pathOf,
  type Role,
  read,
  roles,
  run,
  type Seen,
  start,
  world,
} from './rolesTestkit.ts';
import { type Input, Skip } from './run.ts';
import type { Answer } from './target.ts';
import { api } from './testkit.ts';

/** What follows for a role: from the table of roles, or from what the record tells the caller. */
type Verdict = 'granted' | 'refused' | 'by record';

/** Returns what the table of roles says of one permission. */
function verdictOf(need: Need, role: Role): Verdict {
  const { scope } = api.permissions.modules[need.module] ?? {};
  const ownRoles = role === 'account_admin' ? ['project_admin'] : [role];
  const held = scope === 'account' && role === 'account_admin' ? [role, ...ownRoles] : ownRoles;
  const rules = held.flatMap((rule) => rulesFor(actionOf(api.permissions, need), rule));
  return rules.includes(ALL) ? 'granted' : rules.length === 0 ? 'refused' : 'by record';
}

/** What a record tells the caller of a permission with a row rule. */
function shownBy(need: Need, { record, target }: Seen, status: unknown): Verdict {
  const { shownIn } = actionOf(api.permissions, need);
  const shown = shownIn === 'record' ? target?.permittedActions : record?.permittedStatuses;
  if (!Array.isArray(shown) || (shownIn !== 'record' && shownIn !== 'statuses')) return 'by record';
  const wanted = shownIn === 'record' ? need.action : String(status);
  return strings(shown).includes(wanted) ? 'granted' : 'refused';
}

/** Whether an answer refuses the caller. A bulk call refuses each item by itself. */
function isRefused({ status, json }: Answer): boolean {
  if (status === 403 || status === 404) return true;
  const data = dataOf(json);
  const results = isObject(data) && Array.isArray(data.results) ? data.results : [];
  const codes = results.map(({ problem }) => problem?.code);
  return codes.length > 0 && codes.every((code) => code === 'FORBIDDEN' || code === 'NOT_FOUND');
}

/** Whether the request names a record that the caller does not see, which is no permission of the table. */
function namesUnseen({ status, json }: Answer): boolean {
  const errors = isObject(json) && Array.isArray(json.errors) ? json.errors : [];
  return status === 422 && errors.length > 0 && errors.every(({ code }) => code === 'unknown');
}

/** Files and what was uploaded belong to whoever prepares the request. */
const isPersonal = ({ path }: Operation) => path.endsWith('/from-upload') || /uploads/.test(path);

/** The request with the version that its record has. */
async function current(operation: Operation, input: Input): Promise<Input> {
  const { record } = await read(operation, input.path);
  const isVersioned = isObject(input.json) && 'version' in input.json;
  if (!record || !(isVersioned || input.query?.version)) return input;
  return withVersion(operation, input, Number(record.version));
}

/** Makes a request that the first role can send. Null if there is none for this permission. */
type Make = () => Promise<Input | null>;

/** Returns the usual request of an operation, and one for each permission that depends on the request. */
function requestsOf(operation: Operation): Make[] {
  const recipe = recipes[operation.id] ?? {};
  const usual = async () => {
    const input = await world.input(operation).catch((error) => {
      // A record that only another person can prepare. Any other one shows who is refused.
      if (error instanceof Skip) return world.plain(operation);
      throw error;
    });
    // One that is deleted or closed cannot be used again.
    const isUsedUp = operation.method === 'delete' || operation.needs.some(({ record }) => record);
    const visible = isUsedUp ? undefined : await recipe.visible?.(world);
    return visible ? current(operation, { ...input, path: visible }) : input;
  };
  const conditional = operation.needs.filter(({ request }) => request);
  return [
    usual,
    ...conditional.map((need) => async () => meeting(need, operation, await usual())),
    ...Object.values(recipe.variants ?? {}).flatMap(({ call }) =>
      // The record has to fit a condition about the path.
      conditional.some(({ request = {} }) => operation.pathNames.some((name) => name in request))
        ? [() => call(world, operation)]
        : [],
    ),
  ];
}

/** What was uploaded belongs to whoever prepares the request. */
async function prepared(operation: Operation, make: Make, role: Role): Promise<Input | null> {
  const input = isPersonal(operation)
    ? await as(role, make).catch((error) => {
        if (error instanceof Skip) return make();
        throw error;
      })
    : await make();
  admit(input?.path.projectId);
  return input;
}

interface Pair {
  role: Role;
  by: 'table' | 'record' | 'nothing';
}

/** Tries one request as each role. @returns what is wrong, one line for each */
async function check(operation: Operation, make: Make, pairs: Pair[]): Promise<string[]> {
  const wrong: string[] = [];
  let input: Input | null = null;
  for (const role of roles) {
    if (!input || isPersonal(operation)) {
      input = await prepared(operation, make, role);
    }
    if (!input) return wrong;
    const request: Input = input;
    const next = isObject(request.json) ? request.json : {};
    const status = next.status ?? next.to;
    const conditional = operation.needs.some(({ record }) => record);
    const before = conditional ? (await read(operation, request.path)).record : null;
    const needs = operation.needs.filter(
      (need) =>
        applies(need, operation, request) &&
        Object.entries(need.record ?? {}).every(([name, value]) => before?.[name] === value),
    );
    // Nothing in the table is about this request.
    if (needs.length === 0 && operation.needs.some((need) => need.request)) return wrong;
    const byTable = needs.map((need) => verdictOf(need, role));
    const expectedOf = async (): Promise<Verdict> => {
      if (role === 'stranger') return 'refused';
      if (byTable.includes('refused')) return 'refused';
      if (!byTable.includes('by record')) return 'granted';
      // A list has what the caller sees, unless it is about a record that says who may read it.
      const isOfRecord = needs.some(
        (need) => actionOf(api.permissions, need)?.shownIn === 'record',
      );
      if (operation.method === 'get' && !operation.path.endsWith('}') && !isOfRecord) {
        return 'granted';
      }
      const seen = await as(role, () => read(operation, pathOf(operation, request)));
      if (seen.isHidden) return 'refused';
      const verdicts = needs.map((need, index) =>
        byTable[index] === 'by record' ? shownBy(need, seen, status) : byTable[index],
      );
      if (verdicts.includes('refused')) return 'refused';
      return verdicts.includes('by record') ? 'by record' : 'granted';
    };
    const send = () => as(role, () => run.send(operation, request));
    let expected = await expectedOf();
    let answer = await send();
    const isUnseen = answer.status === 404 || namesUnseen(answer);
    if (isUnseen && expected !== 'refused' && open(request)) {
      expected = await expectedOf();
      answer = await send();
    }
    const works = answer.status < 300;
    // The request does not fit the record, so it shows nothing of permissions.
    if (role === 'account_admin' && !works) return wrong;
    const refused = isRefused(answer);
    if (works && !refused) {
      world.remember(operation, request, answer);
      input = null;
    }
    const isHidden =
      expected === 'granted' &&
      answer.status === 404 &&
      (await as(role, () => read(operation, request.path))).isHidden;
    const isKnown = expected !== 'by record' && !isHidden;
    // Refused for another reason, which the host may check first.
    const isOther = answer.status === 409 || namesUnseen(answer);
    pairs.push({
      role,
      by: !isKnown || isOther ? 'nothing' : byTable.includes('by record') ? 'record' : 'table',
    });
    if (!isKnown || (expected === 'refused') === refused || isOther) continue;
    const code = isObject(answer.json) ? String(answer.json.code ?? '') : '';
    const names = needs.map(({ module, action }) => `${module}.${action}`).join();
    wrong.push(`${operation.id} (${names}) as ${role}: ${expected}, got ${answer.status} ${code}`);
  }
  return wrong;
}

const LISTED = 'some roles add files only to folders with an access list that names them';

const OPENED =
  'some roles see only what the budget is opened to, or what names them or their company';

/** What the roles that are named cannot show by themselves, and why. */
const UNTRIED = {
  reviewSubmittal: 'the first review ends the step',
  addUploadChunk: 'an upload does not tell what its creator may do',
  deleteUpload: 'an upload does not tell what its creator may do',
  getUploadOffset: 'an upload does not tell what its creator may do',
  createDocumentCopy: LISTED,
  createDocumentFromUpload: LISTED,
  createFolder: LISTED,
  addMessageRecord: 'some roles do not see the record that was made from the message',
  addPageComment: 'a thread does not tell who may comment, its page does',
  updatePageThread: 'a thread does not tell who may comment, its page does',
  restorePageVersion: 'a version does not tell what the caller may do, its page does',
  updatePageComment: 'a comment on a page is read with its thread',
  deletePageComment: 'a comment on a page is read with its thread',
  createPin: 'some roles do not see the record that the pin is about',
  listSheetMarkups: 'some roles do not see the draft of a sheet',
  getMessageThread: 'who reads a thread depends on its members alone',
  updateMessageThreadState: 'who reads a thread depends on its members alone',
  createInvoice: 'the commitment in the request decides who may bill',
  transitionBudget: 'the first role completes it, and some of the others may not reopen it',
  getBudgetSnapshot: OPENED,
  getChangeEvent: OPENED,
  getChangeOrder: OPENED,
  getCommitment: OPENED,
  getInvoice: OPENED,
  openSeeAs: 'the account tells who may do it, not in which project',
};

test('every operation is granted and refused as the table of roles says', async () => {
  await start();
  const wrong: string[] = [];
  const untried = new Set<string>();
  const counts = { table: 0, record: 0, nothing: 0 };
  // What is canceled or completed is no use to the others.
  const last = ({ id }: Operation) => Number(/^cancel|^transitionBudget$/.test(id));
  const operations = api.operations
    .filter(({ needs }) => needs.length > 0)
    .sort((a, b) => last(a) - last(b));
  for (const operation of operations) {
    const pairs: Pair[] = [];
    for (const make of requestsOf(operation)) wrong.push(...(await check(operation, make, pairs)));
    for (const { by } of pairs) counts[by] += 1;
    const isTried = (role: Role) =>
      pairs.some((pair) => pair.role === role && pair.by !== 'nothing');
    if (!roles.every(isTried)) untried.add(operation.id);
  }
  expect(wrong).toEqual([]);
  expect([...untried].sort()).toEqual(Object.keys(UNTRIED).sort());
  expect(counts.table).toBeGreaterThan(1_500);
}, 600_000);
