import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { checkContent } from '@/api/content';
import { renewAddresses } from '@/api/fileAddresses';
import { sendKeys } from '@/api/idempotency';
import { session, useSession, useUser } from '@/platform/auth/session';
import { enterProject, setOwnRegion } from '@/shared/format/region';
import { onPreload } from '@/shared/routing/AppLink';
import { isForVisitors } from '@/shared/routing/paths';
import { findRoute } from './guard';
import { useLiveUpdates } from './live/useLiveUpdates';
import { Pages } from './Pages';
import { routes } from './routes';

export { routes };

checkContent();
sendKeys();
setOwnRegion(session.get().user);
useSession.subscribe(({ user }) => setOwnRegion(user));
onPreload((path) => void findRoute(routes, path)?.page.preload());

/** All pages of the portal. Their table grows with every module, so it is a chunk of its own. */
export default function AllPages() {
  const client = useQueryClient();
  const [path] = useLocation();
  // The frame of a project sets its time zone. Pages without it must not show times of the last project.
  if (findRoute(routes, path)?.frame !== 'project') enterProject(null);
  useEffect(() => renewAddresses(client), [client]);
  useLiveUpdates(useUser() !== null && !isForVisitors(path));
  return <Pages routes={routes} />;
}
