import { expect, it } from 'vitest';
import type { MarkupShape } from '@/api/generated/types.gen';
import { inArea, onSheet } from './areaShapes';

const size = { widthPoints: 2592, heightPoints: 1728 };
const area = { x: 0.5, y: 0.25, width: 0.25, height: 0.25 };
const arrow = { type: 'arrow', color: 'red', text: '' } as const;

it('puts what was drawn on a part of a sheet on the sheet, with finer lines', () => {
  const drawn: MarkupShape = { ...arrow, points: [0, 0, 0.5, 1] };
  expect(onSheet([drawn], area, size)).toEqual([
    { ...arrow, points: [0.5, 0.25, 0.625, 0.5], scale: 0.25 },
  ]);
});

it('leaves shapes outside of the part as they were', () => {
  const shapes: MarkupShape[] = [{ ...arrow, points: [0.1, 0.9, 0.55, 0.3], scale: 1 }];
  expect(onSheet(inArea(shapes, area, size), area, size)).toEqual(shapes);
});
