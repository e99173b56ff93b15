import { SegmentedControl } from '@mantine/core';
import type { Units } from '../format/units';
import { useUnits } from './UnitsProvider';

/** Switches the units of all lengths. */
export function UnitsSwitch() {
  const { units, setUnits } = useUnits();
  return (
    <SegmentedControl
      size="xs"
      fullWidth
      aria-label="Units"
      value={units}
      data={[
        { value: 'imperial', label: 'Feet and inches' },
        { value: 'metric', label: 'Meters' },
      ]}
      onChange={(value) => setUnits(value as Units)}
    />
  );
}
