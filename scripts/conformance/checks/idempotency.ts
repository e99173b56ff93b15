import { type Expected, recordOf } from '../check.ts';
import type { Input } from '../run.ts';
import type { Answer } from '../target.ts';
import type { Trial } from '../trial.ts';

const HEADER = 'Idempotency-Key';
const REUSED: Expected = { statuses: [422], codes: ['IDEMPOTENCY_KEY_REUSED'] };

/** A call that is repeated with the same key creates nothing, and the key serves no other request. */
export async function repeatedKeys(trial: Trial): Promise<void> {
  const { operation, run, world } = trial;
  if (!operation.headers.includes(HEADER)) return;
  const withKey = (input: Input, key: string): Input => ({
    ...input,
    headers: { ...input.headers, [HEADER]: key },
  });
  const newKey = () => `"${world.name().replaceAll(' ', '-')}"`;
  const key = newKey();
  await trial.attempt(async () => {
    const input = withKey(await trial.prepared(), key);
    const first = await trial.succeeds('a request with a key', input);
    if (first.status >= 300) return;
    const name = 'the same request with the same key';
    const again = await run.call(operation, input, { statuses: [first.status] }, name);
    await trial.remember(input, again);
    compare(trial, name, first, again);
    const other = withKey(await trial.prepared(), key);
    if (contentOf(trial, other) === contentOf(trial, input)) return;
    await trial.refused('another request with the same key', other, REUSED);
  });
  await trial.attempt(async () => {
    const input = withKey(await trial.prepared(), newKey());
    const name = 'the same request twice at the same time';
    const expected = { statuses: [...operation.successes, 409] };
    const answers = await Promise.all([1, 2].map(() => run.call(operation, input, expected, name)));
    for (const answer of answers) await trial.remember(input, answer);
    const [first, second] = answers.filter(({ status }) => status < 300);
    if (first && second) compare(trial, name, first, second);
  });
}

/** Adds a departure if the second answer is not the first one. */
function compare({ operation, run }: Trial, name: string, first: Answer, second: Answer): void {
  if (second.status >= 300 || comparable(first) === comparable(second)) return;
  const ids = [first, second].map((answer) => recordOf(answer)?.id ?? 'no record');
  const got = ids[0] === ids[1] ? 'another answer' : `another record, ${ids[1]}`;
  run.addResult(operation, name, second.sent, [
    { expected: 'the first answer again, because nothing is created twice', got },
  ]);
}

/** Leaves out the queries of addresses, because a host may sign them for each answer. */
const comparable = ({ json }: Answer): string =>
  (JSON.stringify(json) ?? '').replace(/\?[^"]*/g, '');

function contentOf({ operation, run }: Trial, input: Input): string {
  const { url, headers, body } = run.sent(operation, input);
  const values = typeof body === 'string' || body === undefined ? body : Object.entries(body);
  return JSON.stringify([url, headers, values]);
}
