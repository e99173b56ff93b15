import { describe, expect, test } from 'vitest';
import { expanded, readScene, shortened, writeScene } from '../sceneState';
import { noSections } from '../sections/sections';
import type { ModelElement } from './source';
import { rowsOf, search } from './tree';

const element = (id: string, storey: string, type: string, name: string): ModelElement => ({
  id,
  storey,
  type,
  name,
});
const elements = [
  element('w1', 'Level 1', 'IFCWALL', 'West wall'),
  element('w10', 'Level 1', 'IFCWALL', 'Partition 10'),
  element('w2', 'Level 1', 'IFCWALL', 'Partition 2'),
  element('p1', 'Level 1', 'IFCPIPESEGMENT', 'Sprinkler main'),
  element('w3', 'Level 2', 'IFCWALL', 'West wall'),
];
const labels = (open: (key: string) => boolean, list: readonly ModelElement[] = elements) =>
  rowsOf(list, open).map(({ level, label }) => `${level} ${label}`);

describe('the tree', () => {
  test('lists the storeys from bottom to top', () => {
    expect(labels(() => false)).toEqual(['1 Level 1', '1 Level 2']);
  });

  test('has types in storeys and elements in types, sorted naturally by name', () => {
    expect(labels(() => true)).toEqual([
      '1 Level 1',
      '2 Pipe segment',
      '3 Sprinkler main',
      '2 Wall',
      '3 Partition 2',
      '3 Partition 10',
      '3 West wall',
      '1 Level 2',
      '2 Wall',
      '3 West wall',
    ]);
  });

  test('has the position, set size and element count of each row', () => {
    const [level1, pipes] = rowsOf(elements, (key) => key === 'storey Level 1');
    expect(level1).toMatchObject({ expanded: true, position: 1, siblings: 2 });
    expect(level1?.elements).toHaveLength(4);
    expect(pipes).toMatchObject({ expanded: false, elements: ['p1'], siblings: 2 });
  });

  test('finds words in any order in name, type and storey', () => {
    expect(search(elements, 'wall level west').map(({ id }) => id)).toEqual(['w1', 'w3']);
    expect(search(elements, 'PIPE').map(({ id }) => id)).toEqual(['p1']);
    expect(search(elements, ' ')).toHaveLength(5);
  });
});

describe('a saved view', () => {
  const camera = { position: [1, 2, 3], target: [0, 0, 0] } as const;
  const measures = [{ from: [0, 0, 0], to: [3, 4, 0] }] as const;
  const kept = (hidden: ReadonlySet<string>) =>
    writeScene({
      camera,
      sections: noSections,
      hidden: shortened(hidden, elements),
      rooms: true,
      measures,
    });

  test('shortens whole storeys and types', () => {
    const hidden = new Set(['w1', 'w10', 'w2', 'w3']);
    expect(shortened(hidden, elements)).toEqual(['storey Level 2', 'type Level 1/IFCWALL']);
    expect(expanded(shortened(hidden, elements), elements)).toEqual(hidden);
  });

  test('restores the same elements', () => {
    const hidden = new Set(['p1', 'w1']);
    const scene = readScene(JSON.parse(JSON.stringify(kept(hidden))));
    expect(scene?.camera).toEqual(camera);
    expect(scene?.measures).toEqual(measures);
    expect(scene?.rooms).toBe(true);
    expect(expanded(scene?.hidden ?? [], elements)).toEqual(hidden);
  });

  test('leaves out elements that this version of the model does not have', () => {
    expect([...expanded(['gone', 'w2', 'storey Level 9'], elements)]).toEqual(['w2']);
  });

  test.each([
    ['is of another version', { ...kept(new Set()), schemaVersion: 2 }],
    ['has no camera', { schemaVersion: 1, data: {} }],
    [
      'has a camera that is none',
      { schemaVersion: 1, data: { camera: { position: [1, 'x', 2] } } },
    ],
  ])('is left alone where it %s', (_, state) => {
    expect(readScene(state)).toBeNull();
  });

  test('ignores invalid sections', () => {
    const data = { camera, sections: { x: { on: true, at: 7 }, y: 'no' } };
    expect(readScene({ schemaVersion: 1, data })?.sections).toEqual({
      x: { on: true, at: 1, flipped: false },
      y: { on: false, at: 0.5, flipped: false },
      z: { on: false, at: 0.5, flipped: false },
    });
  });
});
