import { logout } from '@/api/generated/auth/logout.gen';
import { session } from './session';

/** Ends the session here at once, and at the server as soon as it can be told. */
export function signOut(): void {
  const { refreshToken } = session.get();
  session.end();
  // The person is signed out here whatever comes of it; the token expires by itself.
  if (refreshToken) void logout({ body: { refreshToken }, keepalive: true });
}
