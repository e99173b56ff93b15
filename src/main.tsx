import './shared/trustedTypes';
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
import { followSession } from './app/followSession';
import { firstScreenUsable } from './app/usable';
import { isIssued, refresh } from './platform/auth/refresh';
import { session } from './platform/auth/session';
import { announceMissingFeatures, config } from './platform/config/config';
import { startMonitoring } from './platform/monitoring/monitoring';
import { reportFailedCall } from './shared/errors/report';
import { textsReady } from './shared/errors/textsReady';
import { createWriteCache } from './shared/feedback/writeFailures';

const accessToken = () => session.get().accessToken;
configureClient(config.apiUrl, { accessToken, refresh, isIssued }, (error) => {
  reportFailedCall(error);
  return textsReady();
});
announceMissingFeatures();

startOffers();

const queryClient = createQueryClient(createWriteCache());
startMonitoring(firstScreenUsable(queryClient));
const sessionReady = followSession(queryClient);

const root = document.getElementById('root');
const show = () =>
  root &&
  createRoot(root).render(
    <StrictMode>
      <App queryClient={queryClient} />
    </StrictMode>,
  );
void sessionReady.then(() => firstPage(session.get().user !== null)).then(show);
