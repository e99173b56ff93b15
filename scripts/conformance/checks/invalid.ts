import type { Schema } from '../../contract/document.ts';
import type { Expected } from '../check.ts';
import { fileOf } from '../requests/defaults.ts';
import { violations } from '../requests/edges.ts';
import { type Drawn, draw } from '../requests/generate.ts';
import { isObject, type Json, without } from '../requests/values.ts';
import type { Input } from '../run.ts';
import type { Trial } from '../trial.ts';

export interface Wrong extends Drawn {
  input: Input;
  expected: Expected;
}

const INVALID: Expected = { statuses: [422], codes: ['VALIDATION_FAILED'] };
const MALFORMED: Expected = { statuses: [400], codes: ['MALFORMED_REQUEST'] };
const UNSUPPORTED: Expected = { statuses: [415], codes: ['UNSUPPORTED_MEDIA_TYPE'] };
/** A value may be refused for its length before the body is refused for its size. */
const TOO_LARGE: Expected = {
  statuses: [413, 422],
  codes: ['PAYLOAD_TOO_LARGE', 'VALIDATION_FAILED'],
};

const MARK = 'conformance-huge';
const HUGE = 'x'.repeat(2 * 1024 ** 2);
/** Largest file size that a run sends, in bytes. */
const LARGEST_FILE = 32 * 1024 ** 2;

/** Returns all requests that a host must refuse because they are malformed. */
export async function invalidInputs(trial: Trial): Promise<void> {
  await trial.attempt(async () => {
    const { cases, seed } = trial.settings;
    await trial.refusedEach((base) => {
      const { forms, values } = wrongInputs(trial, base);
      return [...forms, ...draw(values, cases, seed)];
    });
  });
}

/** Returns malformed variants of a request: of the whole and of each value. */
export const wrongInputs = (trial: Trial, base: Input): { forms: Wrong[]; values: Wrong[] } => ({
  forms: wrongForms(trial, base),
  values: [...wrongValues(trial, base), ...wrongQueries(trial, base)],
});

function wrongValues(trial: Trial, base: Input): Wrong[] {
  const { body } = trial.operation;
  if (!body) return [];
  const { properties, required } = body.flat;
  if (body.mediaType !== 'application/json') return wrongFields(trial, base);
  const json = isObject(base.json) ? base.json : {};
  const of = (name: string, value: unknown): Wrong => ({
    name,
    input: { ...base, json: value },
    expected: INVALID,
  });
  const missing = required.map((name) => ({
    ...of(`${name}: missing`, without(json, name)),
    always: true,
  }));
  const wrong = Object.entries(properties).flatMap(([property, schema]) =>
    violations(trial.run.api, schema).map(({ name, value, always }) => ({
      ...of(`${property}: ${name}`, { ...json, [property]: value }),
      always,
    })),
  );
  const nested = Object.entries(properties).flatMap(([property, schema]) =>
    inside(trial, json, property, schema).map(({ name, value, always }) => ({
      ...of(name, value),
      always,
    })),
  );
  const whole = [[], 'conformance', 7, null].map((value) =>
    of(`a body that is ${JSON.stringify(value)}`, value),
  );
  return [...missing, ...whole, ...wrong, ...nested];
}

/** Invalid values one level deeper. */
function inside({ run }: Trial, json: Json, property: string, schema: Schema) {
  const { api } = run;
  const flat = api.flat(schema);
  const isList = flat.items !== undefined;
  const fields = isList ? api.flat(flat.items ?? {}) : flat;
  const inner = isList && Array.isArray(json[property]) ? json[property][0] : json[property];
  if (!isObject(inner)) return [];
  const put = (value: Json) => {
    const list = Array.isArray(json[property]) ? json[property] : [];
    return { ...json, [property]: isList ? [value, ...list.slice(1)] : value };
  };
  const missing = fields.required.map((name) => ({
    name: `${property}/${name}: missing`,
    value: put(without(inner, name)),
    always: true,
  }));
  const wrong = Object.entries(fields.properties).flatMap(([name, part]) =>
    violations(api, part).map((v) => ({
      name: `${property}/${name}: ${v.name}`,
      value: put({ ...inner, [name]: v.value }),
      always: v.always,
    })),
  );
  return [...missing, ...wrong];
}

function wrongFields({ operation, run }: Trial, base: Input): Wrong[] {
  const { properties = {}, required = [] } = operation.body?.flat ?? {};
  const form = base.form ?? {};
  const of = (name: string, changed: Input['form'], expected = INVALID): Wrong => ({
    name,
    input: { ...base, form: changed },
    expected,
  });
  return Object.entries(properties).flatMap(([name, schema]) => {
    const flat = run.api.flat(schema);
    const { [name]: _, ...rest } = form;
    const found: Wrong[] = required.includes(name)
      ? [{ ...of(`${name}: missing`, rest), always: true }]
      : [];
    if (flat.format !== 'binary') {
      const texts = violations(run.api, schema).filter(({ value }) => typeof value === 'string');
      found.push(
        ...texts.map((v) => ({
          ...of(`${name}: ${v.name}`, { ...form, [name]: String(v.value) }),
          always: v.always,
        })),
      );
      if (flat.types.includes('integer'))
        found.push(of(`${name}: not a number`, { ...form, [name]: 'x' }));
      return [...found, of(`${name}: a file for it`, { ...form, [name]: fileOf(['txt']) })];
    }
    found.push(of(`${name}: a text for it`, { ...form, [name]: 'conformance' }));
    if (flat.extensions) {
      const odd = new File(['MZ'], 'conformance.exe');
      const unsupported = of(
        `${name}: an unsupported file type`,
        { ...form, [name]: odd },
        UNSUPPORTED,
      );
      found.push({ ...unsupported, always: true });
    }
    if (flat.maxBytes !== undefined && flat.maxBytes < LARGEST_FILE) {
      const big = zeros(flat.maxBytes + 1, fileOf(flat.extensions).name);
      const expected: Expected = { statuses: [413], codes: ['PAYLOAD_TOO_LARGE'] };
      const tooLarge = of(
        `${name}: ${flat.maxBytes + 1} bytes`,
        { ...form, [name]: big },
        expected,
      );
      found.push({ ...tooLarge, always: true });
    }
    return found;
  });
}

const large = new Map<string, File>();

/** Cached, because some runs ask again and again. */
function zeros(bytes: number, name: string): File {
  const key = `${bytes} ${name}`;
  const file = large.get(key) ?? new File([new Uint8Array(bytes)], name);
  large.set(key, file);
  return file;
}

function wrongQueries({ operation, run }: Trial, base: Input): Wrong[] {
  const of = (name: string, query: Json): Wrong => ({
    name,
    input: { ...base, query },
    expected: INVALID,
  });
  return operation.query.flatMap(({ name, required, schema }) => {
    const { types } = run.api.flat(schema);
    // Everything in a URL is text, so a value is invalid only if it does not parse as its type.
    const isText = types.includes('string') || types.includes('array');
    const sendable = violations(run.api, schema).filter(({ value }) =>
      Array.isArray(value)
        ? value.length > 0 && value.every((each) => typeof each === 'string')
        : typeof value === 'string' || (!isText && typeof value === 'number'),
    );
    const wrong = sendable
      .filter(({ value }) => !types.includes('array') || Array.isArray(value))
      .map((v) => ({
        ...of(`${name}: ${v.name}`, { ...base.query, [name]: v.value }),
        always: v.always,
      }));
    return [
      ...(required
        ? [{ ...of(`${name}: missing`, without(base.query ?? {}, name)), always: true }]
        : []),
      ...wrong,
    ];
  });
}

const isJsonOrForm = (mediaType: string) =>
  /^(application\/json|multipart\/form-data)$/.test(mediaType);

/** Bodies that are invalid as a whole, regardless of their values. */
function wrongForms({ operation, run }: Trial, base: Input): Wrong[] {
  const { body } = operation;
  if (!body) return [];
  const { json: _, form: __, ...rest } = base;
  const of = (name: string, raw: NonNullable<Input['raw']>, expected: Expected): Wrong => ({
    name,
    input: { ...rest, raw },
    expected,
  });
  const text = JSON.stringify(base.json ?? {});
  const bytes = new TextEncoder().encode(text);
  const odd = [
    of('the content type text/plain', { type: 'text/plain', body: text }, UNSUPPORTED),
    of('the content type application/xml', { type: 'application/xml', body: '<a/>' }, UNSUPPORTED),
    of('a body without a content type', { type: null, body: bytes }, UNSUPPORTED),
  ];
  const asJson = of('JSON in its place', { type: 'application/json', body: '{}' }, UNSUPPORTED);
  if (!isJsonOrForm(body.mediaType)) return [...odd, asJson];
  if (body.mediaType !== 'application/json') {
    const lost = { type: 'multipart/form-data; boundary=b', body: '--c\r\n\r\n' };
    return [
      ...odd,
      of('JSON for a form', { type: 'application/json', body: '{}' }, UNSUPPORTED),
      of('a form without its boundary', lost, { statuses: [400, 422] }),
    ];
  }
  const type = 'application/json';
  const [long = ''] = Object.keys(body.flat.properties).filter(
    (name) => run.api.flat(body.flat.properties[name] ?? {}).maxLength !== undefined,
  );
  // Inserted as text, because serializing it for each request takes long.
  const huge =
    long &&
    JSON.stringify({ ...(isObject(base.json) ? base.json : {}), [long]: MARK }).replace(MARK, HUGE);
  return [
    ...odd,
    of('broken JSON', { type, body: text.slice(0, -1) || '{' }, MALFORMED),
    of('JSON with a trailing comma', { type, body: '{"a":1,}' }, MALFORMED),
    of(
      'bytes that are not UTF-8',
      { type, body: new Uint8Array([0x22, 0xc3, 0x28, 0x22]) },
      MALFORMED,
    ),
    of('no body at all', { type, body: '' }, { statuses: [400, 422] }),
    ...(huge ? [of('a body of 2 MiB', { type, body: huge }, TOO_LARGE)] : []),
  ];
}
