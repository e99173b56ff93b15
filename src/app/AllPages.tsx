import { sendKeys } from '@/api/idempotency';
import { onPreload } from '@/shared/routing/AppLink';
import { findRoute } from './guard';
import { Pages } from './Pages';
import { routes } from './routes';

export { routes };

sendKeys();
onPreload((path) => void findRoute(routes, path)?.page.preload());

/** All pages of the portal. Their table grows with every module, so it is a chunk of its own. */
export default function AllPages() {
  return <Pages routes={routes} />;
}
