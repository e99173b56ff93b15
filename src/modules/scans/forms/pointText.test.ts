import { describe, expect, it } from 'vitest';
import type { PointTextFormat } from '@/api/generated/types.gen';
import { assign, previewOf, problemOf, recognize } from './pointText';
import { scanContent } from './scanContent';

const text = (content: string) => ({ lines: content.trimEnd().split('\n') });

type Short = [columns: string, separator: string, decimal: string, headerLines: number];
const short = (format: PointTextFormat | null): Short | null =>
  format && [
    format.columns.map((column) => (column.length > 1 ? column.slice(0, 3) : column)).join(' '),
    format.separator,
    format.decimal,
    format.headerLines,
  ];

describe('a text with points', () => {
  it.each<[string, string, Short]>([
    ['spaces', '1 2 3\n4 5 6', ['x y z', 'space', 'point', 0]],
    ['commas and spaces', '1, 2, 3\n4, 5, 6', ['x y z', 'comma', 'point', 0]],
    ['decimal commas', '1,5 2,5 3,25\n-4,5 5 6,5', ['x y z', 'space', 'comma', 0]],
    ['semicolons', '1,5;2,5;3,5\n1;2;3', ['x y z', 'semicolon', 'comma', 0]],
    ['swapped names', 'Y,X,Z\n2,1,3', ['y x z', 'comma', 'point', 1]],
    ['units', 'East [m];North [m];Elev. [m];Code\n1;2;3;9', ['x y z ski', 'semicolon', 'point', 1]],
    ['a digit in the header', 'Scan 12\nX Y Z\n1 2 3', ['x y z', 'space', 'point', 2]],
    ['names in a comment', '# z y x\n3 2 1', ['z y x', 'space', 'point', 1]],
    ['point numbers', '1 7.5 8 9\n2 7 8 9\n3 7 8 9', ['ski x y z', 'space', 'point', 0]],
    ['point labels', 'P1;7,5;8;9\nP2;7;8;9', ['ski x y z', 'semicolon', 'comma', 0]],
    ['colors', '1 2 3 255 0 9\n1 2 3 0 0 0', ['x y z red gre blu', 'space', 'point', 0]],
    ['deep colors', '1.5\t2\t3\t900\t65535\t0\t9', ['x y z int red gre blu', 'tab', 'point', 0]],
    ['normals', '1 2 3 0.5 0 -0.1', ['x y z ski ski ski', 'space', 'point', 0]],
    // The host counts the points of a PTS file by the number before them.
    ['a count', '1\n1 2 3 -20 10 20 30', ['x y z int red gre blu', 'space', 'point', 0]],
  ])('is recognized with %s', (_, content, expected) => {
    expect(short(recognize(text(content)))).toEqual(expected);
    expect(problemOf(text(content), recognize(text(content)) as PointTextFormat)).toBe(null);
  });

  it('of another table needs the columns to be chosen', () => {
    const errors = text('point,dx,dy,rmse\n1,0.1,0.2,0.3\n2,0.1,0.1,0.2');
    const format = recognize(errors) as PointTextFormat;
    expect(problemOf(errors, format)).toBe('Choose the column of X, Y, Z.');
    const chosen = assign(assign(assign(format.columns, 1, 'x'), 2, 'y'), 3, 'z');
    expect(problemOf(errors, { ...format, columns: chosen })).toBe(null);
    expect(assign(chosen, 0, 'x')).toEqual(['x', 'skip', 'y', 'z']);
  });

  it('shows its first rows, and says which are no numbers', () => {
    const lines = text('X Y Z\n1,5 2 3\n4 5 6');
    const format = { separator: 'space', decimal: 'point', headerLines: 1 } as const;
    expect(previewOf(lines, format)).toEqual({
      names: ['X', 'Y', 'Z'],
      rows: [
        ['1,5', '2', '3'],
        ['4', '5', '6'],
      ],
      width: 3,
    });
    const columns = ['x', 'y', 'z'] as const;
    expect(problemOf(lines, { ...format, columns: [...columns] })).toMatch(/decimal sign/);
    expect(problemOf(lines, { ...format, decimal: 'comma', columns: [...columns] })).toBe(null);
  });
});

describe('the content of a scan', () => {
  const refusalOf = async (content: string, name = 'a.xyz') =>
    (await scanContent(new File([content], name))).refusal;

  it.each(['ply\nformat', 'LASF\0\0', 'ASTM-E57\0', '1 2 3\n', ''])(
    'may be %j',
    async (content) => {
      expect(await refusalOf(content)).toBe(null);
    },
  );

  it.each([
    ['PK\u0003\u0004', /Unpack it/],
    ['glTF\u0002', /Upload it under Models/],
    ['Hello, this is prose.\n', /Choose a PLY/],
    ['\0\0\0', /Choose a PLY/],
  ])('is refused for %j', async (content, advice) => {
    expect(await refusalOf(content)).toMatch(advice);
  });
});

it('shows as many columns of a long line as a format has', () => {
  const line = (cell: string) => Array.from({ length: 9000 }, () => cell).join(' ');
  const long = text(`${line('Z')}\n${line('1')}`);
  const format = recognize(long);
  expect(format?.columns).toHaveLength(40);
  expect(format && previewOf(long, format)).toMatchObject({ width: 40, names: { length: 40 } });
});
