import { recordOf } from '../check.ts';
import { freeProperties, withBody } from '../requests/bodies.ts';
import { arbitrary, sample } from '../requests/generate.ts';
import { dataOf, isObject, without } from '../requests/values.ts';
import type { Input } from '../run.ts';
import type { Answer } from '../target.ts';
import type { Trial } from '../trial.ts';

/**
 * A request may spell what is case-insensitive in any way: the scheme of its token (RFC 9110 section 11.1) and its media
 * type with a charset (section 8.3).
 */
export async function spellings(trial: Trial): Promise<void> {
  const { operation, recipe, run, settings } = trial;
  if (recipe.once || (settings.readOnly && operation.method !== 'get')) return;
  await trial.attempt(async () => {
    const input = await trial.prepared();
    const { json } = input;
    const { authorization } = run.sent(operation, input).headers;
    const type = 'Application/JSON; Charset=UTF-8';
    const changed: Input = {
      ...input,
      ...(json !== undefined && { raw: { type, body: JSON.stringify(json) } }),
      ...(authorization && { as: { authorization: authorization.replace('Bearer', 'bearer') } }),
    };
    if (!changed.raw && !authorization) return;
    await removeAfter(trial, await trial.succeeds('with another spelling of its headers', changed));
  });
}

const UNKNOWN = 'conformance-unknown-value';

/** A property that the contract does not have is ignored, and not stored. */
export async function unknownProperties(trial: Trial): Promise<void> {
  const { operation, recipe, run, world } = trial;
  if (recipe.once || operation.body?.mediaType !== 'application/json') return;
  await trial.attempt(async () => {
    const input = await trial.prepared();
    const title = 'with an unknown property';
    const changed = withBody(operation, input, { conformanceUnknown: UNKNOWN });
    const answer = await trial.succeeds(title, changed);
    const get = run.api.at('get', operation.path);
    const isRecord = operation.method !== 'post';
    const read = get && isRecord ? await world.send(get.id, { path: input.path }) : answer;
    if ([answer, read].some(({ text }) => text.includes(UNKNOWN)))
      trial.found(title, changed, { expected: 'the property to be ignored', got: 'it was stored' });
    await removeAfter(trial, answer);
  });
}

/** A property that is absent from a change keeps its value. */
export async function absentProperties(trial: Trial): Promise<void> {
  const { operation, recipe, run, settings, world } = trial;
  const get = run.api.at('get', operation.path);
  if (!get || !/^(put|patch)$/.test(operation.method) || recipe.once) return;
  const required = operation.body?.flat.required ?? [];
  const optional = freeProperties(operation, recipe.fixed).filter(
    ([name]) => !required.includes(name),
  );
  if (optional.length === 0) return;
  await trial.attempt(async () => {
    const names = optional.map(([name]) => name);
    const all = { type: 'object', properties: Object.fromEntries(optional), required: names };
    const [values] = sample(arbitrary(run.api, all), 1, settings.seed);
    const filled = await trial.prepared((input) =>
      withBody(operation, input, isObject(values) ? values : {}),
    );
    await trial.succeeds('all optional properties', filled);
    const read = async () => dataOf((await world.send(get.id, { path: filled.path })).json);
    const before = await read();
    // A change of one property; the version and the like go with it.
    const [, ...absent] = names;
    const next = await trial.prepared();
    const change: Input = {
      ...next,
      path: filled.path,
      json: isObject(next.json) ? without(next.json, ...absent) : next.json,
      form: next.form && without(next.form, ...absent),
    };
    await trial.succeeds('without the optional properties', change);
    const after = await read();
    if (!isObject(before) || !isObject(after)) return;
    const lost = absent.find(
      (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
    );
    if (lost)
      trial.found('without the optional properties', change, {
        expected: `${lost} as it was`,
        got: `${JSON.stringify(after[lost])}`,
      });
  });
}

/** The history of a record offers the update that takes a change back, and this update restores the values. */
export async function undoneChanges(trial: Trial): Promise<void> {
  const { operation, run, world, recipe } = trial;
  const get = run.api.at('get', operation.path);
  const title = 'to take it back';
  if (!get || !/^(put|patch)$/.test(operation.method) || recipe.once) return;
  await trial.attempt(async () => {
    const changes = freeProperties(operation, recipe.fixed).some(([name]) => name === 'title')
      ? { title }
      : {};
    const input = await trial.prepared((prepared) => withBody(operation, prepared, changes));
    const before = dataOf((await world.send(get.id, { path: input.path })).json);
    if (!isObject(before) || !Array.isArray(before.history) || !isObject(input.json)) return;
    const after = dataOf((await trial.succeeds(title, input)).json);
    if (!isObject(after)) return;
    const differs = (now: unknown) => (name: string) =>
      isObject(now) && JSON.stringify(now[name]) !== JSON.stringify(before[name]);
    const names = Object.keys(input.json).filter((name) => name !== 'version' && name in before);
    const changed = names.filter(differs(after));
    if (changed.length === 0) return;
    const [entry] = Array.isArray(after.history) ? after.history : [];
    const undo = isObject(entry) ? entry.undo : undefined;
    const expected = 'the update that takes the change back in history[0].undo';
    if (!isObject(undo)) return trial.found(title, input, { expected, got: JSON.stringify(undo) });
    const back = { ...input, json: { ...undo, version: after.version } };
    const restored = dataOf((await trial.succeeds('taken back', back)).json);
    const kept = changed.filter(differs(restored));
    if (kept.length > 0)
      trial.found('taken back', back, { expected: `${kept} as before`, got: 'other values' });
  });
}

/** Removes a record at once, so that unused records do not pile up on the host. */
async function removeAfter({ operation, world }: Trial, answer: Answer): Promise<void> {
  const record = recordOf(answer);
  if (operation.method === 'post' && record) await world.remove(record.id);
}
