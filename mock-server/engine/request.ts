import type { Tenant } from '../state/store.ts';

/** A request for the API, taken apart. */
export interface EngineRequest {
  method: string;
  /** Percent-encoded, without the base path and the query. */
  path: string;
  query: Record<string, string | string[]>;
  /** Names in lower case. */
  headers: Record<string, string>;
  raw: Buffer;
  /** The body where it is read bit by bit, see `isStreamed`; `raw` is empty then. */
  stream: AsyncIterable<Uint8Array> | null;
  tenant: Tenant;
  /** Scheme and host by which the request came. */
  origin: string;
  appUrl: string;
}
