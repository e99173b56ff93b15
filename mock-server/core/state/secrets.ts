import { createHash, randomBytes } from 'node:crypto';

/** An unguessable token of 256 bits, fit for URLs. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Returns an unguessable id of 128 bits with a readable prefix. */
export const newId = (prefix: string): string =>
  `${prefix}_${randomBytes(16).toString('base64url')}`;

/** Tokens are stored as hashes, so the database reveals no session. They are random and need no salt. */
export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');
