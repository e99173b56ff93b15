import type { Trial } from '../trial.ts';
import { checkPreflight, namesOf, SIMPLE_METHODS } from './cors.ts';

/** A browser asks before it sends the request, and gets permission for its method and headers. */
export async function preflight({ operation, run }: Trial): Promise<void> {
  const { origin } = run;
  const names = namesOf(operation);
  const method = operation.method.toUpperCase();
  if (!origin || (names.length === 0 && SIMPLE_METHODS.includes(method))) return;
  const path = Object.fromEntries(operation.pathNames.map((name) => [name, 'conformance-unknown']));
  const headers = {
    'access-control-request-method': method,
    ...(names.length > 0 && { 'access-control-request-headers': names.join(',') }),
  };
  const asked = { ...operation, method: 'options', secured: false, headers: [] };
  const answer = await run.send(asked, { path, headers });
  run.addResult(
    operation,
    'a preflight',
    answer.sent,
    checkPreflight(answer, origin, method, names),
  );
}
