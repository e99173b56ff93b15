/** A browser keeps passkeys for a domain, never for an IP address. */
const IP_ADDRESS = /^(?:[\d.]+|\[.*\])$/;

/** Tells whether this browser can use passkeys at this address. */
export const supportsPasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis && !IP_ADDRESS.test(location.hostname);
