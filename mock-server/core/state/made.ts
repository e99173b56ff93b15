import type { Call } from './call.ts';

/** The time of a call, as records keep it. */
export const nowOf = ({ now }: { now: number }): string => new Date(now).toISOString();

/** What a new record keeps of how it was made. */
export function madeBy(call: Pick<Call<unknown>, 'now' | 'user'>) {
  const now = nowOf(call);
  return { createdAt: now, updatedAt: now, version: 1, createdById: call.user().id };
}
