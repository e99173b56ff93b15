import jpeg from 'jpeg-js';
import { describe, expect, it } from 'vitest';
import { type TestBox, type TestModel, testIfc } from '../../../tests/support/host/ifc.ts';
import { convertModel } from './convert.ts';
import { differences } from './elementIndex.ts';

const watch = { signal: new AbortController().signal, onProgress: () => {} };
const converted = (model: TestModel) => convertModel('ifc', testIfc(model), watch);
const storeys = [['Level 1', 0]] as const;
const wall: TestBox = { name: 'Wall', storey: 'Level 1', at: [0, 0, 0], size: [8, 0.2, 3] };

describe('a model far from the origin', () => {
  it('shows that a wall moved by 50 mm, and that the others did not change', async () => {
    // Meters of a survey: 32-bit numbers have steps of 0.5 m there.
    const far = (dx: number): TestModel => ({
      storeys,
      boxes: [
        { ...wall, name: 'First', at: [5_412_345.123, 5_712_345.456, 84] },
        { ...wall, at: [5_412_365.123 + dx, 5_712_355.456, 84] },
      ],
    });
    const [before, after] = [await converted(far(0)), await converted(far(0.05))];
    const changes = differences(before.elements, after.elements);
    expect(changes.map(({ element, aspects }) => [element.name, aspects])).toEqual([
      ['Wall', ['place']],
    ]);
    const [x] = changes[0]?.values ?? [];
    expect(Number(x?.after) - Number(x?.before)).toBeCloseTo(0.05, 3);
  }, 60_000);
});

describe('a model of a design program', () => {
  it('has the properties of the type and the materials among its values', async () => {
    const { elements } = await converted({ storeys, boxes: [wall], described: true });
    expect(elements[0]?.facts).toEqual(
      expect.arrayContaining([
        ['Pset_TypeCommon', 'FireRating', 'EI 60'],
        ['Type', 'Name', 'Block 200'],
        ['Materials', 'Part 1', 'Concrete'],
        ['Materials', 'Thickness of part 2', 0.05],
      ]),
    );
  }, 60_000);

  it('has a picture without its rooms', async () => {
    const boxes: TestBox[] = [
      { ...wall, size: [8, 6, 0.2] },
      { ...wall, name: 'Post', at: [4, 3, 0.2], size: [0.4, 0.4, 1] },
    ];
    const room: TestBox = { ...wall, name: 'Room', size: [8, 6, 9], type: 'IFCSPACE' };
    const [bare, roomy] = [
      await converted({ storeys, boxes }),
      await converted({ storeys, boxes: [...boxes, room] }),
    ];
    expect(roomy.elements).toHaveLength(3);
    expect(jpeg.decode(roomy.picture).data.equals(jpeg.decode(bare.picture).data)).toBe(true);
  }, 60_000);
});
