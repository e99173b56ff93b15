import type { Finding } from './check.ts';
import type { Input } from './run.ts';
import type { Trial } from './trial.ts';
import { isObject, type Json, rowsOf } from './values.ts';

/** Sends the query of a list with additional parameters. */
const more = (input: Input, query: Json): Input => ({
  ...input,
  query: { ...input.query, ...query },
});

/** Filters return only matching records, in the requested order. */
export async function filters(trial: Trial): Promise<void> {
  const { operation, run } = trial;
  if (!operation.query.some(({ name }) => name === 'sort')) return;
  await trial.attempt(async () => {
    const input = await trial.prepared();
    const [first] = rowsOf((await trial.succeeds('a valid request', input)).json);
    for (const { name, schema } of operation.query) {
      const { items } = run.api.flat(schema);
      const options = items ? (run.api.flat(items).enum ?? []) : [];
      // A value that the first record lacks: a host that ignores the filter still returns that record.
      const other = options.find((option) => option !== first?.[name]);
      if (other !== undefined)
        await trial.succeeds(`${name}: the option ${other}`, more(input, { [name]: other }));
    }
    for (const sort of ['createdAt', '-createdAt']) {
      await trial.succeeds(`sort: ${sort}`, more(input, { sort }));
    }
  });
}

/** Checks that pages of one record each lead to the next page. */
export async function pages(trial: Trial): Promise<void> {
  const { operation, run } = trial;
  const names = operation.query.map(({ name }) => name);
  if (!names.includes('cursor') || !names.includes('limit')) return;
  const title = 'pages of one record';
  await trial.attempt(async () => {
    const input = await trial.prepared();
    const page = (query: Json) => trial.succeeds(title, more(input, query));
    const [one, two] = rowsOf((await page({ limit: 2 })).json);
    const answer = await page({ limit: 1 });
    const cursor = isObject(answer.json) ? answer.json.nextCursor : undefined;
    const found: Finding[] = [];
    if (two && !cursor) found.push(differs('a nextCursor, because there are more records', cursor));
    if (!two && cursor)
      found.push(differs('no nextCursor, because there are no more records', cursor));
    const [first] = rowsOf(answer.json);
    if (first?.id !== one?.id) found.push(differs(`the same record first, ${one?.id}`, first?.id));
    if (found.length > 0) run.addResult(operation, title, answer, found);
    if (!cursor || !two) return;
    const next = await page({ limit: 1, cursor });
    const [second] = rowsOf(next.json);
    if (second?.id === two.id) return;
    run.addResult(operation, title, next, [differs('the record after the first page', second?.id)]);
  });
}

const differs = (expected: string, got: unknown): Finding => ({ expected, got: String(got) });
