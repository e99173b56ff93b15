import { createHmac, timingSafeEqual } from 'node:crypto';
import type { components } from '../../../generated/contract.d.ts';
import type { Tenant } from '../tenant.ts';

type Schemas = components['schemas'];

/** What a file belongs to. The permission to read the file is the permission to read this. */
export interface FileHolder {
  kind: Schemas['StreamRecordType'] | Schemas['PinTargetType'] | 'message_thread';
  id: string;
}

/** Lets one user read one file for a while. */
export interface FileGrant {
  fileId: string;
  holder: FileHolder;
  userId: string;
}

/**
 * An address works for at least one window and at most two, in milliseconds. It is the same for all
 * answers of a window, so that browsers can cache the file (openapi/guides/files.md).
 */
const WINDOW_MS = 30 * 60 * 1000;

/** Signs a grant (RFC 2104). `now` is in milliseconds since the epoch. */
export function signGrant(
  { fileKey }: Tenant,
  { fileId, holder: { kind, id }, userId }: FileGrant,
  now: number,
): string {
  const until = (Math.floor(now / WINDOW_MS) + 2) * WINDOW_MS;
  const content = Buffer.from(JSON.stringify([fileId, kind, id, userId, until]));
  const text = content.toString('base64url');
  return `${text}.${signatureOf(fileKey, text).toString('base64url')}`;
}

/** Returns the grant and the seconds until it ends, or null if it has ended or is not from here. */
export function readGrant(
  { fileKey }: Tenant,
  signed: string,
  now: number,
): (FileGrant & { seconds: number }) | null {
  const [text = '', signature = ''] = signed.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(fileKey, text);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const [fileId, kind, id, userId, until] = JSON.parse(Buffer.from(text, 'base64url').toString());
  const seconds = Math.floor((until - now) / 1000);
  return seconds > 0 ? { fileId, holder: { kind, id }, userId, seconds } : null;
}

const signatureOf = (key: string, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();
