import type { SeeAs } from '@/api/generated/types.gen';
import { VIEW, VIEW_SESSION } from './seeAs';

/** Opens a view in this tab. The page loads anew, so that nothing of the user's own data stays. */
export function startView({ accessToken, user, ...view }: SeeAs): void {
  const state = { user, accessToken, refreshToken: null };
  sessionStorage.setItem(VIEW_SESSION, JSON.stringify({ state, version: 0 }));
  sessionStorage.setItem(VIEW, JSON.stringify({ ...view, name: user.username }));
  location.reload();
}
