import { describe, expect, it, test } from 'vitest';
import { readCallouts, readTitle, type Word, withoutProject } from './titleBlock.ts';

/** Returns a text in a title block on the right; heights as fractions of the page. */
const word = (text: string, top: number, height = 0.01, left = 0.87): Word => ({
  ...{ text, top, height, left },
  width: text.length * height * 0.4,
});

const block = [
  word('HARBOR POINT TOWER', 0.05, 0.013),
  word('REVISION', 0.7),
  word('2', 0.73, 0.025),
  word('SHEET TITLE', 0.78),
  word('LEVEL 2', 0.8, 0.014),
  word('FLOOR PLAN', 0.82, 0.014),
  word('SHEET NUMBER', 0.88),
  word('A-102', 0.92, 0.044),
];

describe('a title block', () => {
  it('is read along the edges of the page', () => {
    const drawing = word('A-501', 0.4, 0.05, 0.3);
    expect(readTitle([...block, drawing], null)).toEqual({
      number: 'A-102',
      title: 'LEVEL 2 FLOOR PLAN',
      revision: '2',
    });
  });

  it('is read in the rectangle that somebody drew', () => {
    const left = block.map((line) => ({ ...line, left: line.left - 0.86, top: line.top * 0.8 }));
    expect(readTitle(left, null).number).toBe('');
    expect(readTitle(left, [0, 0, 0.14, 1])).toMatchObject({
      number: 'A-102',
      title: 'LEVEL 2 FLOOR PLAN',
    });
  });

  it.each([
    ['REV. B', 'B'],
    ['Rev: 3', '3'],
    ['REVISION 12', '12'],
  ])('has the revision beside its label: %s', (text, revision) => {
    expect(readTitle([word(text, 0.7)], null).revision).toBe(revision);
  });

  it.each(['A-101', 'S501', 'M-102.1', 'AD-101A', 'FP-1'])('has a number such as %s', (number) => {
    expect(readTitle([word(number, 0.9)], null).number).toBe(number);
  });

  it.each(['LEVEL 2', '2026-11-20', '1/8" = 1\'-0"', '101'])('has no number such as %s', (text) => {
    expect(readTitle([word(text, 0.9)], null).number).toBe('');
  });
});

test.each([
  ['HARBOR POINT TOWER LEVEL 2 FLOOR PLAN', 'LEVEL 2 FLOOR PLAN'],
  ['Harbor  Point Tower - Roof plan', 'Roof plan'],
  ['Harbor Point Towers roof', 'Harbor Point Towers roof'],
  ['Harbor Point Tower', 'Harbor Point Tower'],
  ['Roof plan', 'Roof plan'],
])('the title %s of a sheet is %s', (title, own) => {
  expect(withoutProject(title, 'Harbor Point Tower')).toBe(own);
});

describe('a drawing', () => {
  it('refers to other sheets, and not to itself', () => {
    const words = ['3/A-501', 'SEE S-501', 'A-102', 'ROOM 204', '16-GAUGE', 'W12x26'].map((text) =>
      word(text, 0.4),
    );
    expect(readCallouts(words, 'A-102').map(({ number }) => number)).toEqual(['A-501', 'S-501']);
  });
});
