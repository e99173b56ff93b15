import type { SessionPort } from './client';
import { refreshOffers } from './offers';

/** The host does not offer a stream to this user. */
export class StreamRefused extends Error {}

/** Statuses of a host without this call, and of one that does not permit it. */
const REFUSALS: readonly number[] = [403, 404, 405, 406, 501];

/**
 * Returns a fetch function for streams, which have no timeout. The client's interceptors of answers do not apply to
 * streams, so it renews an expired token, once, and asks what the host offers after a refusal.
 * @throws StreamRefused, and TypeError if the answer is no stream of events
 */
export const fetchStream =
  (refresh: SessionPort['refresh']): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    let answer = await fetch(request);
    if (answer.status === 401) {
      const refused = request.headers.get('Authorization')?.slice('Bearer '.length) ?? '';
      const token = await refresh(refused);
      if (token === null) return answer;
      await answer.body?.cancel();
      const again = new Request(request);
      again.headers.set('Authorization', `Bearer ${token}`);
      answer = await fetch(again);
    }
    if (REFUSALS.includes(answer.status)) {
      refreshOffers(answer.status);
      throw new StreamRefused(`The stream answers ${answer.status}.`);
    }
    const isStream = answer.headers.get('Content-Type')?.startsWith('text/event-stream');
    if (answer.ok && !isStream) throw new TypeError('The answer is no stream of events.');
    return answer;
  };
