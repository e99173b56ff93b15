import { useMediaQuery } from '@mantine/hooks';
import { create } from 'zustand';
import { browserStorage } from '../storage';

export type Density = 'comfortable' | 'compact';

const PLACE = 'density';

const stored = (): { density: Density } => ({
  density: browserStorage.get(PLACE) === 'comfortable' ? 'comfortable' : 'compact',
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

/** Heights of a row in pixels, as in tokens: --row and --row-roomy. */
const HEIGHT = { compact: 36, comfortable: 44 };
const STACKED = 60;

/** Returns the height of a table's rows in pixels. Fingers need the larger one. */
export function useRowHeight(stacked: boolean): number {
  const density = useDensity();
  const touch = useMediaQuery('(pointer: coarse)', undefined, { getInitialValueInEffect: false });
  if (stacked) return STACKED;
  return HEIGHT[touch ? 'comfortable' : density];
}
