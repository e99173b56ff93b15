import { isObject, type Json } from '../requests/values.ts';
import type { Input } from '../run.ts';
import type { Trial } from '../trial.ts';

/** Returns the first options of a query parameter with fixed values. */
function optionsOf({ operation, run }: Trial, name: string): string[] {
  const parameter = operation.query.find((each) => each.name === name);
  if (!parameter) return [];
  const { enum: options, items } = run.api.flat(parameter.schema);
  return (options ?? (items && run.api.flat(items).enum) ?? []).map(String);
}

const withQuery = (input: Input, query: Json): Input => ({
  ...input,
  query: { ...input.query, ...query },
});

/** The groups of a list count all of its records, not only those of a page. */
export async function groups(trial: Trial): Promise<void> {
  for (const option of optionsOf(trial, 'groupBy')) {
    await trial.attempt(async () => {
      const title = `grouped by ${option}`;
      const input = withQuery(await trial.prepared(), { groupBy: option, limit: 1 });
      const { json } = await trial.succeeds(title, input);
      if (!isObject(json)) return;
      const counts = (Array.isArray(json.groups) ? json.groups : []).map(
        (group) => Number(isObject(group) && group.count) || 0,
      );
      const sum = counts.reduce((all, count) => all + count, 0);
      if (sum !== json.total)
        trial.found(title, input, {
          expected: `groups with ${json.total} records in all`,
          got: `${sum}`,
        });
    });
  }
}

/** A file has the columns and the records that were asked for. */
export async function chosenColumns(trial: Trial): Promise<void> {
  // A list may have a parameter of that name, too.
  const isFile = trial.operation.id.startsWith('export');
  const [first, second] = isFile ? optionsOf(trial, 'column') : [];
  if (!first || !second) return;
  await trial.attempt(async () => {
    const title = 'two columns of no record';
    const query = { column: [first, second], id: ['conformance'] };
    const input = withQuery(await trial.prepared(), query);
    const { text } = await trial.succeeds(title, input);
    const lines = text
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n');
    if (lines.length !== 1 || lines[0]?.split(',').length !== 2)
      trial.found(title, input, {
        expected: 'a line with the names of two columns',
        got: JSON.stringify(text.slice(0, 100)),
      });
  });
}
