import { callsOf, examplesOf, type Need, readContract } from '../../contract/document.ts';
import { isOfProject, rulesFor } from '../../contract/permissions.ts';
import { type Operation, readApi } from '../operations.ts';
import type { Input } from '../run.ts';
import { applies, meeting } from './needs.ts';

/** A request to an operation below a project. */
export interface WalkRequest {
  operation: Operation;
  input: Input;
}

const contract = readContract();
const api = readApi(contract);

/** What the examples lack for the variants of a request. */
const MORE: Readonly<Record<string, object>> = {
  bulkUpdatePhotos: { addTags: ['seal'], private: true },
};

/** The documents that some requests are about: only folders have an access list. */
const PATHS: Readonly<Record<string, Record<string, string>>> = {
  getDocumentAccess: { documentId: 'dir_specs' },
  updateDocumentAccess: { documentId: 'dir_specs' },
};

/** Comparing two models takes seconds, and every member may do it. A chunk has no example, because it is bytes. */
const SKIPPED = ['listModelChanges', 'addUploadChunk'];

/** The requests that the contract shows, and variants that need other permissions. */
export const requests: readonly WalkRequest[] = callsOf(contract)
  .filter(isOfProject)
  .filter(({ name }) => !SKIPPED.includes(name))
  .flatMap((call) => {
    const operation = api.find(call.name);
    const valuesIn = (place: string) =>
      call.parameters
        .filter(
          ({ in: position, required }) => position === place && (position === 'path' || required),
        )
        .map(({ name, example }) => [name, String(example)]);
    const [body] = Object.values(call.body);
    const example = body && examplesOf(contract, body)[0]?.[1].value;
    const value = example && { ...example, ...MORE[operation.id] };
    const isForm = operation.body?.mediaType === 'multipart/form-data';
    const input: Input = {
      path: { ...Object.fromEntries(valuesIn('path')), ...PATHS[operation.id] },
      query: Object.fromEntries(valuesIn('query')),
      headers: Object.fromEntries(valuesIn('header')),
      ...(isForm ? { form: value as NonNullable<Input['form']> } : { json: value }),
    };
    const variants = operation.needs.flatMap((need) => meeting(need, operation, input) ?? []);
    const all = new Map([input, ...variants].map((variant) => [JSON.stringify(variant), variant]));
    return [...all.values()].map((variant) => ({ operation, input: variant }));
  });

/** Returns the needs that apply to a request about a record. */
export const needsFor = ({ operation, input }: WalkRequest, record: object): Need[] =>
  operation.needs.filter(
    (need) =>
      applies(need, operation, input) &&
      Object.entries(need.record ?? {}).every(
        ([name, value]) => Reflect.get(record, name) === value,
      ),
  );

/** What the table of roles says about a request: `row` if it depends on the record. */
export type Verdict = 'granted' | 'refused' | 'row';

export function verdictOf(needs: readonly Need[], role: string): Verdict {
  const rules = needs.map((need) => {
    const action = actionOf(need);
    return action ? rulesFor(action, role) : [];
  });
  if (rules.some((rule) => rule.length === 0)) return 'refused';
  return rules.every((rule) => rule.includes('all')) ? 'granted' : 'row';
}

const actionOf = ({ module, action }: Need) => api.permissions.modules[module]?.actions[action];

/** Whether the answer about a record shows the permission; undefined if it does not say. */
export function isShown(need: Need, seen: Seen): boolean | undefined {
  const place = actionOf(need)?.shownIn;
  if (place === 'record') return seen.permittedActions?.includes(need.action);
  if (place === 'statuses') return seen.permittedStatuses?.includes(String(need.request?.status));
  return undefined;
}

export interface Seen {
  permittedActions?: readonly string[];
  permittedStatuses?: readonly string[];
}

/** Returns the request that reads the outermost record of a path, or else the list with its row. */
export function readingOf({ operation, input }: WalkRequest): WalkRequest | undefined {
  const [, name] = operation.pathNames;
  if (!name) return undefined;
  const list = operation.path.slice(0, operation.path.indexOf(`/{${name}}`));
  const reads = (path: string) =>
    requests.find(
      (request) => request.operation.method === 'get' && request.operation.path === path,
    );
  const found = reads(`${list}/{${name}}`) ?? reads(list);
  return found && { ...found, input: { ...found.input, path: input.path } };
}
