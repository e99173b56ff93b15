import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { checkContent } from '@/api/content';
import { renewAddresses } from '@/api/fileAddresses';
import { sendKeys } from '@/api/idempotency';
import { onPreload } from '@/shared/routing/AppLink';
import { findRoute } from './guard';
import { Pages } from './Pages';
import { routes } from './routes';

export { routes };

checkContent();
sendKeys();
onPreload((path) => void findRoute(routes, path)?.page.preload());

/** All pages of the portal. Their table grows with every module, so it is a chunk of its own. */
export default function AllPages() {
  const client = useQueryClient();
  useEffect(() => renewAddresses(client), [client]);
  return <Pages routes={routes} />;
}
