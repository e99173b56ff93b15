import type { Contract } from '../document.ts';
import { same } from '../effective.ts';
import { compareCalls } from './calls.ts';
import { type Change, type Comparison, type Kind, kinds } from './comparison.ts';
import { comparePermissions } from './permissions.ts';
import { schemaComparison } from './schemas.ts';

/**
 * Lists the changes between two bundled contracts, breaking ones first. Redocly's own comparison is still
 * experimental: it ignores security, defaults and names of examples, does not report a relaxed request, and
 * rates a shared schema only by the first place where it is used.
 */
export function changesBetween(earlier: Contract, present: Contract): Change[] {
  const found = new Map<string, Change>();
  const add = (kind: Kind, place: string, text: string, operation?: string) => {
    const key = [kind, place, text].join('\n');
    const change = found.get(key) ?? { kind, place, text, operations: [] };
    if (operation && !change.operations.includes(operation)) change.operations.push(operation);
    found.set(key, change);
  };
  const compareSchemas = schemaComparison(earlier, present);
  const comparison: Comparison = {
    earlier,
    present,
    say: (kind, operation, part, text) => add(kind, part, text, operation),
    schemas: (operation, part, direction, before, after) => {
      if (!before || !after) {
        if (before || after) add('breaking', part, 'has another kind of content', operation);
        return;
      }
      for (const { place, effect, text } of compareSchemas(before, after, '')) {
        // A change inside a named schema is listed under the schema name, an inline one under the part.
        const named = /^[A-Z]/.test(place);
        const path = named ? place : [part, place].filter(Boolean).join(', ');
        add(kinds[direction][effect], path, text, operation);
      }
    },
  };
  compareDocument(earlier, present, add);
  comparePermissions(earlier, present, add);
  compareCalls(comparison);
  compareLeftOvers(comparison, add, found);
  const order: Kind[] = ['breaking', 'additive', 'harmless'];
  return [...found.values()].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

type Add = (kind: Kind, place: string, text: string) => void;

function compareDocument(earlier: Contract, present: Contract, add: Add): void {
  if (earlier.jsonSchemaDialect !== present.jsonSchemaDialect)
    add('breaking', 'the document', 'its schemas use another dialect');
  const minor = (version: string) => version.split('.').slice(0, 2).join('.');
  if (minor(earlier.openapi) !== minor(present.openapi))
    add('breaking', 'the document', `is OpenAPI ${present.openapi} (before: ${earlier.openapi})`);
  const webhooks = (contract: Contract) => (contract as { webhooks?: unknown }).webhooks;
  if (!same(webhooks(earlier), webhooks(present)))
    add('breaking', 'the document', 'its webhooks changed; they are not compared in detail');
  const [from, to] = [serversOf(earlier), serversOf(present)];
  for (const url of from.filter((other) => !to.includes(other)))
    add('breaking', `the server ${url}`, 'was removed');
  for (const url of to.filter((other) => !from.includes(other)))
    add('additive', `the server ${url}`, 'is new');
  const [before, after] = [schemesOf(earlier), schemesOf(present)];
  for (const name of Object.keys(before)) {
    const other = after[name];
    // A removed schema shows up as a change of the operations that used it.
    if (other && !same(wire(before[name]), wire(other)))
      add('breaking', `the sign-in ${name}`, 'has another definition');
  }
}

const serversOf = (contract: Contract): string[] => {
  const { servers } = contract as { servers?: { url: string }[] };
  return (servers ?? []).map(({ url }) => url);
};
const schemesOf = ({ components }: Contract) =>
  (components.securitySchemes ?? {}) as Record<string, Record<string, unknown>>;
const wire = ({ description, bearerFormat, ...rest }: Record<string, unknown> = {}) => rest;

/** Compares what no operation shows: unused schemas and texts for people. */
function compareLeftOvers(
  { earlier, present }: Comparison,
  add: Add,
  found: ReadonlyMap<string, Change>,
): void {
  const [from, to] = [earlier.components.schemas, present.components.schemas];
  const reported = new Set([...found.values()].map(({ place }) => place.split(/[.[]/)[0]));
  // Schema names appear only in generated code, so a new name does not affect callers or hosts.
  const added = Object.keys(to).filter((name) => !from[name]);
  const gone = Object.keys(from).filter((name) => !to[name]);
  if (added.length > 0) add('harmless', 'the schemas', `new schemas: ${added.join(', ')}`);
  if (gone.length > 0)
    add('harmless', 'the schemas', `names that were removed: ${gone.join(', ')}`);
  for (const name of Object.keys(from)) {
    if (!to[name] || same(from[name], to[name]) || reported.has(name)) continue;
    add('harmless', `the schema ${name}`, 'changed, without a difference in any operation');
  }
  const about = ({ info, tags, servers }: Contract & Record<string, unknown>) => [
    { ...(info as object), version: undefined },
    tags,
    servers,
  ];
  if (!same(about({ ...earlier }), about({ ...present })))
    add('harmless', 'the document', 'other general texts');
  const version = (contract: Contract) => ({ ...contract, info: undefined });
  if (found.size === 0 && !same(version(earlier), version(present)))
    add('harmless', 'the document', 'is serialized differently');
}
