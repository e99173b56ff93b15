import { expect, it } from 'vitest';
import { Line } from './line.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('begins one request in each turn of the event loop, in order', async () => {
  const line = new Line();
  const begun: string[] = [];
  for (const name of ['first', 'second', 'third']) line.enter(() => begun.push(name));
  expect(begun).toEqual([]);
  await turn();
  expect(begun).toEqual(['first']);
  await turn();
  expect(begun).toEqual(['first', 'second']);
  await turn();
  expect(begun).toEqual(['first', 'second', 'third']);
  // An empty line begins again.
  line.enter(() => begun.push('fourth'));
  await turn();
  expect(begun).toHaveLength(4);
});
