import { expect, test } from 'vitest';
import { eyeFragment, eyeOfFragment, qualityFromAddress } from './viewState';

test.each([
  ['perspective', ''],
  ['parallel', ',parallel'],
] as const)(
  'a camera goes through an address, with survey coordinates too: %s',
  (projection, end) => {
    const camera = {
      position: [431_250.52, 4_582_310.1, 12],
      target: [431_251, 4_582_300, -1.25],
    } as const;
    const fragment = eyeFragment({ camera, projection });
    expect(fragment).toBe(`#v=431250.52,4582310.1,12,431251,4582300,-1.25${end}`);
    expect(eyeOfFragment(fragment)).toEqual({ camera, projection });
  },
);

test.each([
  '',
  '#main',
  '#v=1,2,3',
  '#v=1,2,3,4,5,x',
  '#v=1,2,3,1,2,3',
  '#v=1.2.3,2,3,4,5,6',
  '#v=1,2,3,4,5,6,flat',
])('the fragment "%s" is no camera', (fragment) => {
  expect(eyeOfFragment(fragment)).toBeNull();
});

test('reads the quality from the address', () => {
  const qualityOf = (query: string) => qualityFromAddress(new URLSearchParams(query));
  expect(qualityOf('budget=50000&edl=off')).toEqual({ budget: 50_000, edl: false });
  expect(qualityOf('budget=-1&edl=maybe')).toEqual({});
  expect(qualityOf('')).toEqual({});
});
