import { ApiError } from './apiError';
import { client } from './generated/client.gen';

/** No text of the contract is longer. In characters. */
const LONGEST = 20_000;

/** A browser runs the script in an address of another scheme. A relative address has that of the portal. */
const isBadAddress = (key: string, value: string): boolean =>
  /url$/i.test(key) && !/^https?:$/.test(URL.parse(value, location.origin)?.protocol ?? '');

/** Cuts texts that would freeze the page. Throws at an address that is not of the web. */
function check(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  for (const [key, part] of Object.entries(value)) {
    if (typeof part !== 'string') check(part);
    else if (isBadAddress(key, part)) throw new ApiError('contract', 200);
    else if (part.length > LONGEST) Reflect.set(value, key, `${part.slice(0, LONGEST)}…`);
  }
  return value;
}

/**
 * Makes the client check each JSON answer once, after its shape. Call once, before the first page that shows data of
 * other people. The sign-in page does not need it.
 */
export const checkContent = (): void =>
  void client.setConfig({ responseTransformer: async (answer) => check(answer) });
