import { useLocalStorage } from '@mantine/hooks';

export type Density = 'comfortable' | 'compact';

/** How high the rows of all tables are, saved in this browser. */
export const useDensity = () =>
  useLocalStorage<Density>({
    key: 'density',
    defaultValue: 'comfortable',
    getInitialValueInEffect: false,
    serialize: (value) => value,
    deserialize: (value) => (value === 'compact' ? value : 'comfortable'),
  });
