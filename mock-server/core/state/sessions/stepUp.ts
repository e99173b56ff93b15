import type { Operation } from '../../../engine/contract.ts';
import { refuse } from '../../../engine/problem.ts';
import type { Session } from '../model.ts';

const FRESH_MS = 15 * 60 * 1000;

interface Context {
  now: number;
  session(): Session;
}

/** Notes that the caller proved who they are. */
export function noteProof({ now, session }: Context): void {
  session().provenAt = new Date(now).toISOString();
}

/** Refuses a call that needs a recent proof of who the caller is. Tokens that are renewed prove nothing. */
export function refusedStale(
  { stepUp }: Pick<Operation, 'stepUp'>,
  { now, session, body }: Context & { body?: unknown },
) {
  const { items } = (body ?? {}) as { items?: unknown };
  const parts = [body, ...(Array.isArray(items) ? items : [])] as (object | undefined)[];
  const isAsked =
    stepUp === true || stepUp.some((name) => parts.some((part) => part && name in part));
  if (!isAsked) return null;
  const { startedAt, provenAt = startedAt } = session();
  return now < Date.parse(provenAt) + FRESH_MS ? null : refuse('STEP_UP_REQUIRED');
}
