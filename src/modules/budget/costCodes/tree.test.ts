import { expect, test } from 'vitest';
import type { CostCode } from '@/api/generated/types.gen';
import { codeRows } from './tree';

const codeOf = (code: string, parentCode: string | null, isDivision = false): CostCode => ({
  ...{ id: code, code, title: code, parentCode, isDivision },
  ...{ isArchived: false, lineCount: 0, version: 1, permittedActions: [] },
});
const shown = (...codes: CostCode[]) =>
  codeRows(codes).map(({ code, depth }) => [code?.code ?? null, depth]);

test('own codes are below their division, and below the code above them', () => {
  expect(
    shown(
      codeOf('03', null, true),
      codeOf('03 35 00', '03'),
      codeOf('03 35 43', '03 35 00'),
      codeOf('04', null, true),
    ),
  ).toEqual([
    ['03', 0],
    ['03 35 00', 1],
    ['03 35 43', 2],
    ['04', 0],
  ]);
});

test('codes without a division in the list are at the end, below a heading', () => {
  expect(shown(codeOf('00 99', '00'), codeOf('03', null, true), codeOf('GC 100', null))).toEqual([
    ['03', 0],
    [null, 0],
    ['00 99', 1],
    ['GC 100', 1],
  ]);
});

test('an empty list has no rows', () => {
  expect(shown()).toEqual([]);
});
