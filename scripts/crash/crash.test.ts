import { expect, it } from 'vitest';
import { crash } from './crash.ts';

// `npm run crash:mock` tries it 15 times.
it('a mock that is killed loses and doubles nothing that it has acknowledged', async () => {
  const { acknowledged, ...report } = await crash(3, 8, 60);
  expect(report).toEqual({ rounds: 3, lost: [], doubled: [], signedOut: 0, orphans: [] });
  expect(acknowledged).toBeGreaterThanOrEqual(3 * 60);
}, 180_000);
