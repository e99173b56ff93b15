import '@/shared/theme/pages.css';
import '@/shared/theme/utilities/layout.css';
import '@/shared/theme/utilities/look.css';
import '@/shared/theme/utilities/space.css';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, useEffect } from 'react';
import { useLocation } from 'wouter';
import { checkContent } from '@/api/content';
import { renewAddresses } from '@/api/fileAddresses';
import { sendKeys } from '@/api/idempotency';
import { refreshOffers, useOffers } from '@/api/offers';
import { offersStore } from '@/api/offersStore';
import { session, useKept, useSession, useUser } from '@/platform/auth/session';
import { shareUnkept } from '@/platform/auth/shareUnkept';
import { config } from '@/platform/config/config';
import { pushSettings } from '@/platform/push/settings';
import { loadTexts } from '@/shared/errors/textsReady';
import { enterProject, setOwnRegion } from '@/shared/format/region';
import { tellKnown } from '@/shared/projects/known';
import { provideScreens } from '@/shared/projects/modules';
import { provideRoutes } from '@/shared/routing/AppLink';
import { isForVisitors } from '@/shared/routing/paths';
import { Optional } from '@/shared/ui/Optional';
import { findRoute } from './guard';
import { useLiveUpdates } from './live/useLiveUpdates';
import { moduleScreens } from './navigation';
import { Pages } from './Pages';
import { routes } from './routes';

export { routes };

const PushQuestion = lazy(() => import('./push/PushQuestion'));
const NotKept = lazy(() => import('./shell/NotKept'));

/** Loads what helps with the first field. Without it, lists show all options, and browsers read what is pasted. */
function helpWith({ target }: FocusEvent): void {
  if (!(target instanceof HTMLInputElement)) return;
  void import('@/shared/forms/helpFields').then(
    ({ helpFields }) => helpFields(),
    () => {},
  );
}

checkContent();
void loadTexts();

let isHelped = false;
/**
 * Loads what helps with all pages. Without it, Back opens a page at its top, a bar or keyboard can cover a field, and paper
 * shows what the screen does.
 */
function helpWithPages(): void {
  if (isHelped) return;
  isHelped = true;
  const missing = () => {};
  void import('./keepInView').then(({ keepInView }) => keepInView(), missing);
  void import('@/shared/print/printing').then(({ watchPrinting }) => watchPrinting(), missing);
}

const tell = ({ user }: Pick<ReturnType<typeof session.get>, 'user'>) =>
  tellKnown(
    [
      ...(user?.projects ?? []),
      ...(config.projectId ? [{ id: config.projectId, name: null }] : []),
    ],
    user,
  );
tell(session.get());
sendKeys();
addEventListener('focusin', helpWith);
shareUnkept();
setOwnRegion(session.get().user);
useSession.subscribe(({ user }) => {
  setOwnRegion(user);
  tell({ user });
});
provideRoutes((path) => findRoute(routes, path));
provideScreens(moduleScreens);

/** Shows all pages of the portal. Their table grows with every module, so it is a chunk of its own. */
export default function AllPages() {
  const client = useQueryClient();
  const [path] = useLocation();
  // The frame of a project sets its time zone. Pages without it must not show times of the last project.
  if (findRoute(routes, path)?.frame !== 'project') enterProject(null);
  useEffect(() => renewAddresses(client), [client]);
  // What was read, or failed, while the host offered something else.
  useEffect(
    () =>
      offersStore.subscribe((now, before) => {
        if (now.operations !== before.operations) void client.invalidateQueries();
      }),
    [client],
  );
  useEffect(() => {
    if (path) refreshOffers();
  }, [path]);
  const offered = useOffers();
  const isLive = offered('openEventStream') && !isForVisitors(path);
  const isSignedIn = useUser() !== null;
  useLiveUpdates(isSignedIn && isLive);
  const isOpen = isSignedIn || isForVisitors(path);
  useEffect(() => {
    if (isOpen) helpWithPages();
  }, [isOpen]);
  const { isKept } = useKept();
  // Without a storage there are no push messages either.
  const Line = isSignedIn && !isKept ? NotKept : pushSettings && PushQuestion;
  return (
    <>
      {Line && !isForVisitors(path) && (
        <Optional>
          <Line />
        </Optional>
      )}
      <Pages routes={routes} />
    </>
  );
}
