import type { SeeAs } from '@/api/generated/types.gen';
import { tabStorage } from '@/shared/storage';
import { VIEW, VIEW_SESSION } from './seeAs';

/**
 * Opens a view in this tab. The page loads anew, so that nothing of the user's own data stays.
 * @returns false if the browser lets the portal keep nothing in the tab; there is no view then
 */
export function startView({ accessToken, user, ...view }: SeeAs): boolean {
  const state = { user, accessToken, refreshToken: null };
  const isKept =
    tabStorage.set(VIEW, JSON.stringify({ ...view, name: user.username })) &&
    tabStorage.set(VIEW_SESSION, JSON.stringify({ state, version: 0 }));
  if (isKept) location.reload();
  return isKept;
}
