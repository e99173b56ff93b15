import { allowOnly, InputError, isRecord } from '../inputs.ts';
import type { Misbehavior } from './provider.ts';

/** Reads the body of `PUT /__mock/provider`: `{ "claims": { "nonce": "other" } }`. @throws InputError */
export function readMisbehavior(body: unknown): Misbehavior {
  if (!isRecord(body)) throw new InputError('The body must be an object.');
  allowOnly(body, ['claims', 'issuer', 'down'], '');
  const { claims, issuer, down } = body;
  if (claims !== undefined && !isRecord(claims)) throw new InputError('claims must be an object.');
  if (issuer !== undefined && typeof issuer !== 'string')
    throw new InputError('issuer must be a text.');
  if (down !== undefined && typeof down !== 'boolean')
    throw new InputError('down must be true or false.');
  return {
    ...(claims && { claims }),
    ...(issuer !== undefined && { issuer }),
    ...(down !== undefined && { down }),
  };
}
