import { type Call, type Contract, callsOf, type Parameter } from '../document.ts';
import { same } from '../effective.ts';
import { compareAnswers, compareBodies } from './bodies.ts';
import { type Comparison, compareRequired, type Kind } from './comparison.ts';
import { compareNeeds } from './permissions.ts';
import { changedTexts } from './prose.ts';

const isComparedElsewhere = new Set([
  'operationId',
  'parameters',
  'requestBody',
  'responses',
  'security',
  'deprecated',
  'tags',
  'summary',
  'description',
  'externalDocs',
  'x-permission',
]);

export function compareCalls(comparison: Comparison): void {
  const before = new Map(callsOf(comparison.earlier).map((call) => [keyOf(call), call]));
  const after = new Map(callsOf(comparison.present).map((call) => [keyOf(call), call]));
  const gone = [...before].filter(([key]) => !after.has(key)).map(([, call]) => call);
  const added = [...after].filter(([key]) => !before.has(key)).map(([, call]) => call);
  for (const call of gone) {
    const moved = added.find(({ name }) => name === call.name);
    if (moved) {
      comparison.say('breaking', call.name, '', `moved from ${titleOf(call)} to ${titleOf(moved)}`);
      compareCall(comparison, call, moved);
    } else comparison.say('breaking', call.name, '', `was removed (${titleOf(call)})`);
  }
  for (const call of added) {
    if (gone.some(({ name }) => name === call.name)) continue;
    comparison.say('additive', call.name, '', `is new (${titleOf(call)})`);
  }
  for (const [key, call] of before) {
    const other = after.get(key);
    if (other) compareCall(comparison, call, other);
  }
}

/** The name of a path parameter is not part of the address. */
const keyOf = (call: Call) => titleOf(call).replace(/\{\w+\}/g, '{}');

const titleOf = ({ method, path }: Call) => `${method.toUpperCase()} ${path}`;

const pathNames = ({ path }: Call) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

function compareCall(comparison: Comparison, before: Call, after: Call): void {
  const { name } = after;
  const say = (kind: Kind, part: string, text: string) => comparison.say(kind, name, part, text);
  if (before.name !== name) {
    // Client functions, mock handlers and failure texts are named after the operation.
    say('breaking', '', `was called ${before.name}`);
  }
  const from: Record<string, unknown> = { ...before.operation };
  const to: Record<string, unknown> = { ...after.operation };
  if (!from.deprecated && to.deprecated) say('additive', '', 'is deprecated');
  if (from.deprecated && !to.deprecated) say('harmless', '', 'is no longer deprecated');
  for (const text of changedTexts(textsOf(from), textsOf(to))) say('harmless', '', text);
  if (!same(from.tags, to.tags)) say('harmless', '', 'other tags');
  for (const key of new Set([...Object.keys(from), ...Object.keys(to)])) {
    if (isComparedElsewhere.has(key) || same(from[key], to[key])) continue;
    if (key.startsWith('x-')) {
      say('harmless', '', `${key} is ${to[key] ?? 'gone'} (before: ${from[key] ?? 'none'})`);
    } else say('breaking', '', `${key} changed`);
  }
  compareSecurity(comparison, before, after);
  compareNeeds(comparison, before, after);
  compareParameters(comparison, before, after);
  compareBodies(comparison, before, after);
  compareAnswers(comparison, before, after);
}

const textsOf = ({ summary, description, externalDocs }: Record<string, unknown>) => ({
  summary,
  description,
  externalDocs,
});

/** Lists the alternative security requirements of an operation; an empty string means no security. */
function securityOptions(contract: Contract, { operation }: Call): string[] {
  const requirements = operation.security ?? contract.security ?? [];
  const described = requirements.map((requirement) =>
    Object.entries(requirement)
      .map(([scheme, scopes]) => [scheme, ...[...scopes].sort()].join(' '))
      .sort()
      .join(' and '),
  );
  return described.length > 0 ? described : [''];
}

function compareSecurity({ earlier, present, say }: Comparison, before: Call, after: Call): void {
  const [from, to] = [securityOptions(earlier, before), securityOptions(present, after)];
  const isOpen = (requirements: string[]) => requirements.includes('');
  if (isOpen(from) && isOpen(to)) return;
  if (isOpen(from)) {
    say('breaking', after.name, '', `needs ${to.join(' or ')}, and was public`);
  } else if (isOpen(to)) {
    // No caller fails, but records that were private become public.
    say('breaking', after.name, '', `is public, and needed ${from.join(' or ')}`);
  } else {
    for (const requirement of from.filter((other) => !to.includes(other)))
      say('breaking', after.name, '', `no longer accepts ${requirement}`);
    for (const requirement of to.filter((other) => !from.includes(other)))
      say('additive', after.name, '', `also accepts ${requirement}`);
  }
}

function compareParameters(comparison: Comparison, before: Call, after: Call): void {
  const { say, schemas } = comparison;
  const names = pathNames(after);
  const renamed = new Map(pathNames(before).map((name, i) => [name, names[i] ?? name]));
  for (const [old, name] of renamed) {
    if (old !== name) say('harmless', after.name, `path parameter ${name}`, `was called ${old}`);
  }
  const [from, to] = [parametersOf(before, renamed), parametersOf(after)];
  for (const [part, parameter] of to) {
    if (from.has(part)) continue;
    if (parameter.required) say('breaking', after.name, part, 'is new and required');
    else say('additive', after.name, part, 'is new and optional');
  }
  for (const [part, parameter] of from) {
    const other = to.get(part);
    if (!other) {
      say('breaking', after.name, part, 'was removed');
      continue;
    }
    compareRequired(comparison, after.name, part, parameter.required, other.required);
    const { description, ...old } = parameter as Parameter & { description?: string };
    const { description: words, ...now } = other as Parameter & { description?: string };
    for (const text of changedTexts({ description }, { description: words }))
      say('harmless', after.name, part, text);
    if (isDeprecated(now) && !isDeprecated(old)) say('additive', after.name, part, 'is deprecated');
    if (!same(written(old), written(now)))
      say('breaking', after.name, part, 'is serialized differently');
    schemas(after.name, part, 'request', old.schema, now.schema);
  }
}

const isDeprecated = (parameter: object) => 'deprecated' in parameter && parameter.deprecated;

// Path parameters come first, so that those of the operation override them.
const parametersOf = (
  { parameters }: Call,
  renamed: ReadonlyMap<string, string> = new Map(),
): Map<string, Parameter> =>
  new Map(
    parameters.map((parameter) => {
      const isNameless = parameter.in === 'header';
      const parameterName = isNameless ? parameter.name.toLowerCase() : parameter.name;
      const name =
        parameter.in === 'path' ? (renamed.get(parameterName) ?? parameterName) : parameterName;
      return [`${parameter.in} parameter ${name}`, parameter];
    }),
  );

/** Returns how a parameter is serialized, with the defaults of OpenAPI filled in. */
function written(parameter: Parameter): unknown {
  const { style, explode, allowReserved, content } = parameter as Parameter & {
    style?: string;
    explode?: boolean;
    allowReserved?: boolean;
    content?: unknown;
  };
  const usual = parameter.in === 'query' || parameter.in === 'cookie' ? 'form' : 'simple';
  const form = style ?? usual;
  return [form, explode ?? form === 'form', allowReserved === true, content];
}
