import { IconArrowsExchange } from '@tabler/icons-react';
import type { ViewerCommand } from './commands';
import { useUnits } from './UnitsProvider';

/** Returns the toolbar button that switches the units. */
export function useUnitsCommand(): ViewerCommand {
  const { units, setUnits } = useUnits();
  const isMetric = units === 'metric';
  return {
    id: 'units',
    group: 'tools',
    label: isMetric ? 'Show feet and inches' : 'Show meters',
    key: 'u',
    icon: IconArrowsExchange,
    run: () => setUnits(isMetric ? 'imperial' : 'metric'),
  };
}
