import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DeveloperPanel } from './DeveloperPanel.tsx';
import { standInForPush } from './push/standIn.ts';

/** Mounts the panel beside the app, in its own element and React root. */
export function mount(): void {
  // Early enough: the app sets up push messages after its first screen.
  standInForPush();
  const host = document.createElement('aside');
  host.setAttribute('aria-label', 'Developer tools');
  document.body.append(host);
  // A dialog of the app that locks the page's scrolling must not lock the panel's.
  for (const type of ['wheel', 'touchmove']) {
    host.addEventListener(type, (event) => event.stopPropagation(), { passive: true });
  }
  createRoot(host).render(
    <StrictMode>
      <DeveloperPanel />
    </StrictMode>,
  );
}
