import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

const KEY_BYTES = 32;
/** Much cheaper than on a real host (about 2 ms), because every test signs in. */
const COST = 1024;

/** Returns `scrypt$cost$salt$key`, with salt and key in base64url (RFC 7914; r = 8, p = 1). */
export async function hashPassword(password: string, salt = randomBytes(16)): Promise<string> {
  const key = await derive(password, salt, KEY_BYTES, { N: COST });
  return `scrypt$${COST}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** Stands for an absent hash, so that an unknown email takes as long as a known one. */
const DUMMY_HASH = `scrypt$${COST}$AAAAAAAAAAAAAAAAAAAAAA$${'A'.repeat(43)}`;

export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [, cost, salt = '', key = ''] = (hash ?? DUMMY_HASH).split('$');
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), KEY_BYTES, {
    N: Number(cost),
  });
  return timingSafeEqual(actual, expected) && hash !== null;
}
