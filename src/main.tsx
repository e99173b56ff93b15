import '@mantine/core/styles.layer.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import './shared/theme/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { configureClient } from './api/client';
import { createQueryClient } from './api/queryClient';
import { App } from './app/App';
import { refresh } from './platform/auth/refresh';
import { followOtherTabs, session, useSession } from './platform/auth/session';
import { announceMissingFeatures, config } from './platform/config/config';
import { storedProject } from './shared/routing/currentProject';

configureClient(config.apiUrl, { accessToken: () => session.get().accessToken, refresh });
followOtherTabs();
announceMissingFeatures();

const queryClient = createQueryClient();
// Nothing of one person's data may be left for the next.
useSession.subscribe(({ user }, before) => {
  if (user?.id === before.user?.id) return;
  queryClient.clear();
  if (!user) storedProject.clear();
});

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App queryClient={queryClient} />
    </StrictMode>,
  );
}
