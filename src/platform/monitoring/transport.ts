import { type BrowserOptions, makeFetchTransport } from '@sentry/react';
import { scrub } from './scrub';

type MakeTransport = NonNullable<BrowserOptions['transport']>;
type Envelope = Parameters<ReturnType<MakeTransport>['send']>[0];
type Item = Envelope[1][number];

/**
 * Sends all events and replays, after removing the query of their addresses. Sentry's own hooks do not see all of them:
 * the recorder adds the page's address by itself.
 */
export const transport: MakeTransport = (options) => {
  const { send, flush } = makeFetchTransport({
    ...options,
    fetchOptions: { referrerPolicy: 'no-referrer', credentials: 'omit' },
  });
  return { send: (envelope) => send(scrubEnvelope(envelope)), flush };
};

function scrubEnvelope([headers, items]: Envelope): Envelope {
  return [headers, (items as Item[]).flatMap(scrubItem)] as Envelope;
}

function scrubItem([headers, payload]: Item): Item[] {
  // Do not send what cannot be scrubbed. Replays are text as long as they are not compressed.
  if (payload instanceof Uint8Array) return [];
  if (typeof payload !== 'string')
    return [[headers, JSON.parse(scrub(JSON.stringify(payload)))] as Item];
  const text = scrub(payload);
  return [[{ ...headers, length: new TextEncoder().encode(text).length }, text] as Item];
}
