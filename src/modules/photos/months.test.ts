import { expect, it } from 'vitest';
import { labeledDays } from './months';

it('labels the first day of each month', () => {
  const days = ['2026-11-03', '2026-11-02', '2026-11-01', '2026-10-30', '2026-10-29'];
  expect([...labeledDays(days)]).toEqual(['2026-11-03', '2026-10-30']);
});

it('leaves out labels that would cover each other, as photos of years have them', () => {
  const days = ['2026-11-03', '2026-05-02', '2025-11-01', '2024-10-30', '2023-10-29'];
  expect([...labeledDays(days)]).toEqual(['2026-11-03', '2024-10-30']);
});
