import { expect, it } from 'vitest';
import { type KeptAnswer, KeptAnswers, MOST_KEPT } from './keptAnswers.ts';

it('keeps only the newest answers', async () => {
  const records: Record<string, KeptAnswer> = {};
  const kept = new KeptAnswers(() => records);
  const answer = (id: string) =>
    kept.once({ id, fingerprint: '' }, 0, async () => ({ status: 201 }));
  // As many older ones are put in by hand: each call looks at all of them.
  for (let i = 0; i < MOST_KEPT; i += 1)
    records[`old ${i}`] = { fingerprint: '', at: 0, reply: '1' };
  for (let i = 0; i < 100; i += 1) await answer(`new ${i}`);
  expect(Object.keys(records)).toHaveLength(MOST_KEPT);
  expect(Object.keys(records)[0]).toBe('old 100');
  expect(records['new 0']).toBeDefined();
});
