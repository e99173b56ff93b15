import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { TenantState } from '../../core/state/model.ts';
import { hashSecret } from '../../core/state/secrets.ts';

const SECRET_BYTES = 20;
const STEP_MS = 30 * 1000;
/** Clocks of phones differ a little: the codes before and after count, too. */
const WINDOW = 1;

export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, label = '', issuer = '') =>
  new TOTP({ secret: Secret.fromBase32(secret), label, issuer });

/** The secret as apps read it from a QR code. */
export const uriOf = (secret: string, label: string, issuer: string): string =>
  totpOf(secret, label, issuer).toString();

/** Returns the number of the 30 seconds that a code belongs to; null if it is wrong, or not later than the last one. */
export function stepOf(secret: string, code: string, now: number, lastStep = -1): number | null {
  const token = code.replaceAll(' ', '');
  const delta = totpOf(secret).validate({ token, timestamp: now, window: WINDOW });
  const step = delta === null ? -1 : Math.floor(now / STEP_MS) + delta;
  return step > lastStep ? step : null;
}

const RECOVERY_CODES = 10;
/** Without letters and digits that look alike. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LETTER_COUNT = 16;

function newRecoveryCode(): string {
  // Bytes from 240 on would make the first letters more likely.
  const letters = [...randomBytes(LETTER_COUNT * 4)].filter((byte) => byte < 240);
  const text = letters.slice(0, LETTER_COUNT).map((byte) => LETTERS[byte % LETTERS.length]);
  return text.join('').replace(/.{4}(?=.)/g, '$&-');
}

const hashOf = (code: string): string => hashSecret(code.replace(/[\s-]/g, '').toUpperCase());

/** Returns new recovery codes and what is stored of them. They are random and long, so the hash needs no salt. */
export function newRecoveryCodes(): { codes: string[]; recoveryHashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  return { codes, recoveryHashes: codes.map(hashOf) };
}

/**
 * Uses up a code of a person, whose app or recovery codes it is from.
 * @returns which of them; null if it is wrong
 */
export function takeCode(
  { authenticators }: TenantState,
  userId: string,
  code: string,
  now: number,
): 'app' | 'recovery' | null {
  const own = authenticators[userId];
  if (!own) return null;
  if (/^[\d ]+$/.test(code)) {
    const step = stepOf(own.secret, code, now, own.lastStep);
    if (step === null) return null;
    own.lastStep = step;
    return 'app';
  }
  const at = own.recoveryHashes.indexOf(hashOf(code));
  if (at < 0) return null;
  own.recoveryHashes = own.recoveryHashes.toSpliced(at, 1);
  return 'recovery';
}
