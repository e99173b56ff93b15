import type { EngineTenant } from './types.ts';

/** A parsed request to the API. */
export interface EngineRequest<Tenant extends EngineTenant = EngineTenant> {
  method: string;
  /** Percent-encoded, without base path and query. */
  path: string;
  query: Record<string, string | string[]>;
  /** Names in lowercase. */
  headers: Record<string, string>;
  raw: Buffer;
  /** A streamed body (see `isStreamed`); `raw` is empty then. */
  stream: AsyncIterable<Uint8Array> | null;
  tenant: Tenant;
  /** Scheme and host of the request. */
  origin: string;
  appUrl: string;
  portalUrl: string;
}
