import '@mantine/core/styles.layer.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import './shared/theme/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { configureClient } from './api/client';
import { startOffers } from './api/offers';
import { createQueryClient } from './api/queryClient';
import { App } from './app/App';
import { firstPage } from './app/firstPage';
import { firstScreenUsable } from './app/usable';
import { refresh } from './platform/auth/refresh';
import { followOtherTabs, session, useSession } from './platform/auth/session';
import { announceMissingFeatures, config } from './platform/config/config';
import { startMonitoring } from './platform/monitoring/monitoring';
import { reportFailedCall } from './shared/errors/report';
import { createWriteCache } from './shared/feedback/writeFailures';
import { storedProject } from './shared/routing/currentProject';

const accessToken = () => session.get().accessToken;
configureClient(config.apiUrl, { accessToken, refresh }, reportFailedCall);
followOtherTabs();
announceMissingFeatures();

startOffers();

const queryClient = createQueryClient(createWriteCache());
startMonitoring(firstScreenUsable(queryClient));
// Remove the data of one user before another signs in.
useSession.subscribe(({ user }, before) => {
  if (user?.id === before.user?.id) return;
  queryClient.clear();
  if (!user) storedProject.clear();
});

const root = document.getElementById('root');
const show = () =>
  root &&
  createRoot(root).render(
    <StrictMode>
      <App queryClient={queryClient} />
    </StrictMode>,
  );
void firstPage(session.get().user !== null).then(show);
