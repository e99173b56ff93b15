import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DeveloperPanel } from './DeveloperPanel.tsx';
import { standInForPush } from './push/standIn.ts';

/** Puts the panel beside the app, in an element and a React root of its own. */
export function mount(): void {
  // In time: the app turns to push messages after its first screen.
  standInForPush();
  const host = document.createElement('aside');
  host.setAttribute('aria-label', 'Developer tools');
  document.body.append(host);
  // A dialog of the app that holds the page's scrolling must not hold the panel's.
  for (const type of ['wheel', 'touchmove']) {
    host.addEventListener(type, (event) => event.stopPropagation(), { passive: true });
  }
  createRoot(host).render(
    <StrictMode>
      <DeveloperPanel />
    </StrictMode>,
  );
}
