import {
  type Call,
  type Contract,
  examplesOf,
  isSuccess,
  type Media,
  type Response,
  resolve,
  type Schema,
} from '../document.ts';
import { same } from '../effective.ts';
import { type Comparison, compareRequired, type Direction } from './comparison.ts';
import { changedTexts } from './prose.ts';

export function compareBodies(comparison: Comparison, before: Call, after: Call): void {
  const { earlier, present, say } = comparison;
  const from = before.operation.requestBody && resolve(earlier, before.operation.requestBody);
  const to = after.operation.requestBody && resolve(present, after.operation.requestBody);
  const part = 'the body';
  if (from && !to) say('breaking', after.name, part, 'was removed');
  if (!from && to?.required) say('breaking', after.name, part, 'is new and required');
  if (!from && to && !to.required) say('additive', after.name, part, 'is new and optional');
  if (!from || !to) return;
  compareRequired(comparison, after.name, part, from.required, to.required);
  compareContent(comparison, after.name, part, 'request', from.content, to.content);
}

function compareContent(
  comparison: Comparison,
  operation: string,
  part: string,
  direction: Direction,
  from: Record<string, Media> = {},
  to: Record<string, Media> = {},
): void {
  const { say, schemas } = comparison;
  for (const type of Object.keys(to)) {
    if (!from[type]) say('additive', operation, part, `can also be ${type}`);
  }
  for (const [type, media] of Object.entries(from)) {
    const other = to[type];
    if (!other) {
      say('breaking', operation, part, `can no longer be ${type}`);
      continue;
    }
    schemas(operation, part, direction, media.schema, other.schema);
    compareExamples(comparison, operation, part, media, other);
    const encoding = (content: Media) => (content as { encoding?: unknown }).encoding;
    if (!same(encoding(media), encoding(other)))
      say('breaking', operation, part, 'its parts have another encoding');
  }
}

/** Named examples matter because tests and people request them from the mock by name. */
function compareExamples(
  { earlier, present, say }: Comparison,
  operation: string,
  part: string,
  before: Media,
  after: Media,
): void {
  const from = new Map(examplesOf(earlier, before));
  const to = new Map(examplesOf(present, after));
  const added = new Map([...to].filter(([name]) => !from.has(name)));
  for (const [name, example] of from) {
    const other = to.get(name);
    if (other) {
      if (!same(example, other)) say('harmless', operation, part, `the example ${name} changed`);
      continue;
    }
    const renamed = [...added].find(([, { value }]) => same(value, example.value))?.[0];
    if (renamed) added.delete(renamed);
    const text = renamed ? `is now called ${renamed}` : 'was removed';
    say('breaking', operation, part, `the example ${name} ${text}`);
  }
  for (const name of added.keys()) say('additive', operation, part, `the example ${name} is new`);
}

export function compareAnswers(comparison: Comparison, before: Call, after: Call): void {
  const { say } = comparison;
  const [from, to] = [new Map(before.responses), new Map(after.responses)];
  const codes = new Set([...from].flatMap(([, response]) => codesOf(comparison.earlier, response)));
  for (const [status, response] of to) {
    if (from.has(status)) continue;
    const added = codesOf(comparison.present, response).filter((code) => !codes.has(code));
    if (isSuccess(status)) {
      say(
        'breaking',
        after.name,
        `answer ${status}`,
        'is a new success, which callers do not expect',
      );
    } else if (added.length > 0 || status === 'default') {
      // Callers switch over the codes, so they have no handling and no text for a new one.
      const what = added.length > 0 ? `a new problem: ${added.join(', ')}` : 'new';
      say('breaking', after.name, `answer ${status}`, `is ${what}`);
    } else
      say(
        'additive',
        after.name,
        `answer ${status}`,
        'is new, with problem codes that the operation already has',
      );
  }
  for (const [status, response] of from) {
    const part = `answer ${status}`;
    const other = to.get(status);
    if (!other) {
      say('breaking', after.name, part, 'was removed');
      continue;
    }
    for (const text of changedTexts(textsOf(response), textsOf(other)))
      say('harmless', after.name, part, text);
    const types = [response, other].map(({ content }) => Object.keys(content ?? {}).length);
    if (types[0] === 0 && types[1] !== 0) say('breaking', after.name, part, 'has a body now');
    else compareContent(comparison, after.name, part, 'answer', response.content, other.content);
    compareHeaders(comparison, after.name, part, response, other);
  }
}

/** Returns the codes of a failure, which are the names of its examples. */
const codesOf = (contract: Contract, { content = {} }: Response): string[] =>
  Object.values(content).flatMap((media) =>
    examplesOf(contract, media).flatMap(([name, { value }]) =>
      typeof value === 'object' && value !== null && 'code' in value ? [name] : [],
    ),
  );

const textsOf = ({ description }: { description?: string }) => ({ description });

type Header = { required?: boolean; schema?: Schema; description?: string };

function compareHeaders(
  { earlier, present, say, schemas }: Comparison,
  operation: string,
  part: string,
  before: Response,
  after: Response,
): void {
  const headers = (contract: Contract, response: Response) =>
    new Map(
      Object.entries(response.headers ?? {}).map(([name, header]): [string, Header] => [
        name.toLowerCase(),
        resolve<Header>(contract, header),
      ]),
    );
  const [from, to] = [headers(earlier, before), headers(present, after)];
  for (const name of to.keys()) {
    if (!from.has(name)) say('additive', operation, `${part}, header ${name}`, 'is new');
  }
  for (const [name, header] of from) {
    const place = `${part}, header ${name}`;
    const other = to.get(name);
    if (!other) {
      say('breaking', operation, place, 'was removed');
      continue;
    }
    if (header.required && !other.required)
      say('breaking', operation, place, 'is no longer always sent');
    if (!header.required && other.required) say('additive', operation, place, 'is always sent');
    for (const text of changedTexts(textsOf(header), textsOf(other)))
      say('harmless', operation, place, text);
    schemas(operation, place, 'answer', header.schema, other.schema);
  }
}
