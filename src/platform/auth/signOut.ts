import { logout } from '@/api/generated/auth/logout.gen';
import { offers } from '@/api/offers';
import { session } from './session';

/** Ends the session in the browser at once and then on the server, without waiting for the answer. */
export function signOut(): void {
  const { refreshToken } = session.get();
  session.end();
  // The user is signed out even if the call fails; the token expires on its own.
  if (refreshToken && offers('logout')) void logout({ body: { refreshToken }, keepalive: true });
}
