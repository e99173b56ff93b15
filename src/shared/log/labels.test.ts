import { expect, it } from 'vitest';
import { optionLabel } from './labels';

it.each([
  ['open', 'Open'],
  ['pending_reins', 'Pending reinspection'],
  ['kitchen_equipment', 'Kitchen equipment'],
  ['mep', 'MEP'],
  ['wont_fix', "Won't fix"],
  ['', ''],
])('%s is called %s', (value, label) => {
  expect(optionLabel(value)).toBe(label);
});
