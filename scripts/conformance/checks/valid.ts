import { recordOf } from '../check.ts';
import { freeProperties, withBody } from '../requests/bodies.ts';
import { boundaries } from '../requests/edges.ts';
import { arbitrary, type Drawn, draw, sample } from '../requests/generate.ts';
import { isObject, type Json } from '../requests/values.ts';
import type { Input } from '../run.ts';
import type { Answer } from '../target.ts';
import type { Trial } from '../trial.ts';
import type { Prepare } from '../world.ts';
import { recipeFailures } from './failures.ts';

/** The requests of the recipe: first those that succeed, then those that fail. */
export async function recipeRequests(trial: Trial): Promise<void> {
  const { operation, recipe, world } = trial;
  await trial.attempt(async () => {
    const input = await trial.prepared();
    const answer = await trial.succeeds('a valid request', input);
    await readAgain(trial, input, answer);
  });
  const permitted = async (call: Prepare) => {
    world.permit(operation);
    const input = await call(world, operation);
    world.permit(operation, input);
    return input;
  };
  for (const [name, { call }] of Object.entries(recipe.variants ?? {})) {
    await trial.attempt(async () => {
      await trial.succeeds(name, await permitted(call));
    });
  }
  for (const { name, call, expected } of recipeFailures(operation, recipe)) {
    await trial.attempt(async () => {
      await trial.refused(name, await permitted(call), expected);
    });
  }
}

/** Created records can be read, and deleted ones cannot. */
async function readAgain(trial: Trial, input: Input, created: Answer): Promise<void> {
  const { operation, run, world } = trial;
  const record = recordOf(created);
  if (operation.method === 'delete' && operation.path.endsWith('}')) {
    if (trial.recipe.chosenId) return;
    const get = run.api.at('get', operation.path);
    if (get)
      await run.call(get, { path: input.path }, { statuses: [404] }, `after ${operation.id}`);
    const again = { statuses: [404] };
    await run.call(operation, input, again, 'a record that is already deleted');
  }
  const isBelow = /^\/\{\w+\}$/;
  const item = run.api.operations.find(
    ({ method, path }) =>
      method === 'get' &&
      path.startsWith(operation.path) &&
      isBelow.test(path.slice(operation.path.length)),
  );
  if (operation.method !== 'post' || !record || !item) return;
  const path = { ...input.path, [item.pathNames.at(-1) ?? '']: String(record.id) };
  const read = recordOf(await world.send(item.id, { path }));
  if (read && read.title === record.title && read.version === record.version) return;
  const answer = await run.call(item, { path }, { statuses: [200] }, `after ${operation.id}`);
  run.addResult(item, `after ${operation.id}`, answer.sent, [
    { expected: `the record that ${operation.id} created`, got: 'another title or version' },
  ]);
}

/** Valid values: generated ones and those at the limits. */
export async function validInputs(trial: Trial): Promise<void> {
  const { recipe, settings } = trial;
  if (recipe.once) return;
  for (const { name, change } of draw(variations(trial), settings.cases, settings.seed)) {
    await trial.attempt(async () => {
      const input = await trial.prepared(change);
      const answer = await trial.succeeds(name, input);
      const record = recordOf(answer);
      // Remove each record at once, so that unused records do not pile up on the host.
      if (trial.operation.method === 'post' && record) await trial.world.remove(record.id);
    });
  }
}

interface Change extends Drawn {
  change: (input: Input) => Input;
}

/** Other valid values for a request. */
export const variations = (trial: Trial): Change[] => [...bodies(trial), ...queries(trial)];

function bodies(trial: Trial): Change[] {
  const { operation, recipe, run, settings } = trial;
  const free = freeProperties(operation, recipe.fixed);
  const put = (values: Json) => (input: Input) => withBody(operation, input, values);
  const edges = free.flatMap(([property, schema]) =>
    boundaries(run.api, schema).map(({ name, value, always }) => ({
      name: `${property}: ${name}`,
      always,
      change: put({ [property]: value }),
    })),
  );
  if (free.length === 0) return edges;
  const some = { type: 'object', properties: Object.fromEntries(free) };
  const count = Math.max(2, Math.round(settings.cases / 3));
  const generated = sample(arbitrary(run.api, some), count, settings.seed).map((values, i) => ({
    name: `generated input ${i + 1} of seed ${settings.seed}`,
    change: put(isObject(values) ? values : {}),
  }));
  return [...generated, ...edges];
}

function queries({ operation, recipe, run, settings }: Trial): Change[] {
  const free = operation.query.filter(
    ({ name, required }) =>
      !/^(cursor|version)$/.test(name) && !required && !recipe.fixed?.includes(name),
  );
  const put =
    (values: Json) =>
    (input: Input): Input => ({ ...input, query: { ...input.query, ...values } });
  const edges = free.flatMap(({ name: parameter, schema }) =>
    boundaries(run.api, schema).map(({ name, value, always }) => ({
      name: `${parameter}: ${name}`,
      always,
      change: put({ [parameter]: value }),
    })),
  );
  if (free.length === 0) return edges;
  const some = {
    type: 'object',
    properties: Object.fromEntries(free.map(({ name, schema }) => [name, schema])),
  };
  const count = Math.max(2, Math.round(settings.cases / 3));
  const generated = sample(arbitrary(run.api, some), count, settings.seed).map((values, i) => ({
    name: `generated query ${i + 1} of seed ${settings.seed}`,
    change: put(isObject(values) ? values : {}),
  }));
  return [...generated, ...edges];
}
