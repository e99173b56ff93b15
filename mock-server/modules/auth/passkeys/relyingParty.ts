/**
 * The portal as WebAuthn knows it. It follows from the address that the host is set up with, because a request can name
 * any. A browser accepts no IP address, so the portal of a developer is `localhost`.
 *
 * @param portalUrl scheme and host of the portal
 */
export function relyingParty(portalUrl: string): { id: string; origin: string } {
  const url = new URL(portalUrl);
  if (/^(127\.|\[::1\]$)/.test(url.hostname)) url.hostname = 'localhost';
  return { id: url.hostname, origin: url.origin };
}
