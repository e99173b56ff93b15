import { tabStorage } from '@/shared/storage';

/** The session of a tab that shows a project as somebody else sees it, and what the view is. */
export const VIEW_SESSION = 'see-as';
export const VIEW = 'see-as-view';

/** Whether this tab shows a project as somebody else sees it. It has a session of its own then, which only reads. */
export const isView = tabStorage.get(VIEW_SESSION) !== null;

/** Returns to the user's own session. The page loads anew, so that nothing of the view stays. */
export function leaveView(): void {
  tabStorage.clear();
  location.reload();
}
