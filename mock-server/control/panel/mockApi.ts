import type { Settings } from '../../core/state/model.ts';
import type { Operation } from '../../engine/contract.ts';
import type { Fault } from '../../engine/faults.ts';

export type { Fault, Settings };

/** An operation of the contract, as `GET /__mock/operations` lists it. */
export interface ListedOperation
  extends Pick<Operation, 'tag' | 'method' | 'path' | 'summary' | 'origin' | 'examples'> {
  operationId: string;
}

/** How the streams of events are disturbed; see control/streams.ts. */
export interface Disturbance {
  delayMs?: number;
  held?: boolean;
  do?: 'cut' | 'repeat' | 'forget';
}

interface Streams {
  open: number;
  delayMs: number;
  held: boolean;
}

/** The mock server's control calls. Each rejects with a sentence for the user. */
export const mockApi = {
  operations: () => call<ListedOperation[]>('GET', 'operations'),
  faults: () => call<Fault[]>('GET', 'faults'),
  setFaults: (faults: readonly Fault[]) => call<Fault[]>('PUT', 'faults', faults),
  clearFaults: () => call<null>('DELETE', 'faults'),
  settings: () => call<Settings>('GET', 'settings'),
  setSettings: (settings: Partial<Settings>) => call<Settings>('PUT', 'settings', settings),
  streams: () => call<Streams>('GET', 'streams'),
  disturbStreams: (how: Disturbance) => call<Streams>('PUT', 'streams', how),
  reset: () => call<null>('POST', 'reset'),
};

async function call<T>(method: string, name: string, body?: unknown): Promise<T> {
  const request = `${method} /__mock/${name}`;
  const response = await fetch(`/__mock/${name}`, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }).catch(() => {
    throw new Error(`The mock server cannot be reached (${request}).`);
  });
  const text = await response.text();
  if (!response.ok) {
    throw new Error(`The mock server refused ${request}: ${detailIn(text) ?? response.status}`);
  }
  try {
    return JSON.parse(text || 'null');
  } catch {
    // A web server without the mock answers every path with the page of the portal.
    throw new Error(`There is no mock server at this address (${request}).`);
  }
}

/** Returns the explanation in a problem+json. */
function detailIn(text: string): string | undefined {
  try {
    const { detail } = JSON.parse(text);
    return typeof detail === 'string' ? detail : undefined;
  } catch {
    return undefined;
  }
}
