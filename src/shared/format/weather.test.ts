import { expect, it } from 'vitest';
import { fromUnits, inUnits, type Measured, weatherDigits, weatherValue } from './weather';

it.each([
  ['temperature', 0, '0 °C', '32 °F'],
  ['temperature', -40, '-40 °C', '-40 °F'],
  ['temperature', 12.5, '12.5 °C', '54.5 °F'],
  ['wind', 22, '22 km/h', '13.7 mph'],
  ['rain', 1.5, '1.5 mm', '0.06 in'],
  ['rain', 0, '0 mm', '0 in'],
] as const)('the %s %d is %s and %s', (of, value, metric, imperial) => {
  expect([weatherValue(of, 'metric', value), weatherValue(of, 'imperial', value)]).toEqual([
    metric,
    imperial,
  ]);
});

it('shows what was typed again, whatever it was', () => {
  for (const of of ['temperature', 'wind', 'rain'] satisfies Measured[]) {
    const step = 10 ** -weatherDigits(of, 'imperial');
    for (let i = 0; i < 500; i++) {
      const typed = Number((i * step).toFixed(2));
      expect(inUnits(of, 'imperial', fromUnits(of, 'imperial', typed)), of).toBe(typed);
    }
  }
});
