/** Starts the portal as src/main.tsx does, without the services that are not a part of its screens. */
import { notifications } from '@mantine/notifications';
import { createRoot } from 'react-dom/client';
import { configureClient } from '@/api/client';
import { startOffers } from '@/api/offers';
import { createQueryClient } from '@/api/queryClient';
import { App } from '@/app/App';
import { firstPage } from '@/app/firstPage';
import { followSession } from '@/app/followSession';
import { isIssued, refresh } from '@/platform/auth/refresh';
import { session } from '@/platform/auth/session';
import { config } from '@/platform/config/config';
import { reportFailedCall } from '@/shared/errors/report';
// The portal loads it later, which the first test would not wait for.
import '@/shared/errors/texts/all';
import { textsReady } from '@/shared/errors/textsReady';
import { createWriteCache } from '@/shared/feedback/writeFailures';

/** @returns ends the portal */
export async function start(root: HTMLElement): Promise<() => void> {
  const accessToken = () => session.get().accessToken;
  configureClient(config.apiUrl, { accessToken, refresh, isIssued }, (error) => {
    reportFailedCall(error);
    return textsReady();
  });
  startOffers();
  const queryClient = createQueryClient(createWriteCache());
  await followSession(queryClient);
  await firstPage(session.get().user !== null);
  const app = createRoot(root);
  app.render(<App queryClient={queryClient} />);
  return () => {
    app.unmount();
    queryClient.clear();
    // The library is not loaded anew for the next page.
    notifications.clean();
    notifications.cleanQueue();
  };
}
