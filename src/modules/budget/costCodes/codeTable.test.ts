import { expect, test } from 'vitest';
import { codesIn, pastedTable } from './codeTable';

test.each([
  ['09 91 00\tPainting\n09 30 00\tTiling', 1],
  ['Title,Code\nPainting,09 91 00\n"Tiling",09 30 00', 2],
  ['Cost code;Description;Total\n09 91 00;Painting;4\n\n09 30 00;Tiling;5', 2],
])('codes are read from %j', (text, first) => {
  expect(codesIn(pastedTable(text))).toEqual({
    first,
    rows: [
      { code: '09 91 00', title: 'Painting' },
      { code: '09 30 00', title: 'Tiling' },
    ],
  });
});
