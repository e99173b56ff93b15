/** Prefix of the provider that stands in for that of a company: `/__mock/provider/{tenant}`. */
export const PROVIDER = 'provider/';

/** Tells whether an address is that of the mock's own provider, which answers without a socket. */
export const isOwnProvider = (address: string): boolean => {
  const { hostname, pathname } = new URL(address);
  const isHere = /^(127\.0\.0\.1|localhost)$/.test(hostname);
  return isHere && pathname.startsWith(`/__mock/${PROVIDER}`);
};
