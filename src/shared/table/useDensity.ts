import { create } from 'zustand';
import { browserStorage } from '../storage';

export type Density = 'comfortable' | 'compact';

const PLACE = 'density';

const stored = (): { density: Density } => ({
  density: browserStorage.get(PLACE) === 'compact' ? 'compact' : 'comfortable',
});

const store = create(stored);

/** Sets how high the rows of all tables are. Where the browser keeps nothing, until the page closes. */
export function setDensity(density: Density): void {
  store.setState({ density });
  browserStorage.set(PLACE, density);
}

// Another tab has changed it.
addEventListener('storage', ({ key }) => {
  if (key === PLACE) store.setState(stored());
});

/** How high the rows of all tables are, saved in this browser. */
export const useDensity = (): Density => store(({ density }) => density);
