import { Mesh, PerspectiveCamera, Plane, Vector3 } from 'three';
import { expect, test, vi } from 'vitest';
import { ViewerError } from '@/shared/viewer/viewer';
import { openGlb } from './glbSource';

/**
 * Two triangles of 1 m: one with extras, one in a named group.
 *
 * @param mode 4 for triangles, 0 for points, 3 for a line (glTF 2.0, section 5.24).
 */
function twoTriangles(mode = 4): ArrayBuffer {
  const corners = new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]);
  const json = JSON.stringify({
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0, 1] }],
    nodes: [
      { name: 'Wall', mesh: 0, extras: { guid: 'G1', type: 'IFCWALL', storey: 'Level 1' } },
      { name: 'Attic', children: [2] },
      { name: 'Wall', mesh: 0, translation: [5, 0, 0] },
    ],
    meshes: [{ primitives: [{ mode, attributes: { POSITION: 0 } }] }],
    accessors: [
      {
        bufferView: 0,
        componentType: 5126,
        count: 3,
        type: 'VEC3',
        min: [0, 0, 0],
        max: [1, 1, 0],
      },
    ],
    bufferViews: [{ buffer: 0, byteLength: corners.byteLength }],
    buffers: [{ byteLength: corners.byteLength }],
  });
  const text = new TextEncoder().encode(json.padEnd(Math.ceil(json.length / 4) * 4));
  const total = 12 + 8 + text.length + 8 + corners.byteLength;
  const words = (...values: number[]) => new Uint8Array(new Uint32Array(values).buffer);
  const parts = [
    words(0x46546c67, 2, total, text.length, 0x4e4f534a),
    text,
    words(corners.byteLength, 0x004e4942),
    new Uint8Array(corners.buffer),
  ];
  const bytes = new Uint8Array(total);
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes.buffer;
}

const open = (data: ArrayBuffer, onChange = () => {}) =>
  openGlb(data, { camera: new PerspectiveCamera(), onChange });

test('colors changed elements, and shows the selection above', async () => {
  const model = await open(twoTriangles());
  const shades = () => {
    const found: string[] = [];
    model.object.traverse((each) => {
      if (each instanceof Mesh) found.push(each.material.color.getHexString());
    });
    return found;
  };
  const plain = shades();
  await model.setColors(new Map([['G1', 0xf08c00]]));
  expect(shades()).toEqual(['f08c00', plain[1]]);
  await model.setSelected('G1');
  expect(shades()).toEqual(['2f6fed', plain[1]]);
  await model.setSelected(null);
  expect(shades()).toEqual(['f08c00', plain[1]]);
  await model.setColors(new Map());
  expect(shades()).toEqual(plain);
});

test('identifies the nodes of a GLB by their extras, or else by their place', async () => {
  const { elements } = await open(twoTriangles());
  expect(elements).toEqual([
    { id: 'G1', name: 'Wall', type: 'IFCWALL', storey: 'Level 1' },
    { id: 'node-Wall', name: 'Wall', type: 'Object', storey: 'Attic' },
  ]);
});

test('does not draw a hidden element, and computes the box of given elements', async () => {
  const onChange = vi.fn();
  const source = await open(twoTriangles(), onChange);
  await source.setHidden(new Set(['node-Wall']));
  const shown: string[] = [];
  source.object.traverseVisible(({ userData }) => shown.push(String(userData.guid)));
  expect(shown).toContain('G1');
  expect(onChange).toHaveBeenCalled();
  const box = await source.boxOf(['node-Wall']);
  expect([box.min.x, box.max.x]).toEqual([5, 6]);
});

test('reports an invalid GLB as a broken file', async () => {
  const failure = await open(new TextEncoder().encode('glTF, but no more').buffer).catch((e) => e);
  expect(failure).toBeInstanceOf(ViewerError);
  expect(failure.kind).toBe('brokenFile');
});

test.each([
  ['points', 0],
  ['lines', 3],
])('elements of %s can be listed, hidden and selected', async (_, mode) => {
  const source = await openGlb(twoTriangles(mode), {
    camera: new PerspectiveCamera(),
    onChange: () => {},
  });
  expect(source.elements.map(({ id }) => id)).toEqual(['G1', 'node-Wall']);
  await source.setSelected('G1');
  await source.setHidden(new Set(['node-Wall']));
  const shown: boolean[] = [];
  source.object.traverse(({ name, visible }) => name.startsWith('Wall') && shown.push(visible));
  expect(shown).toEqual([true, false]);
  expect(await source.capsAt(new Plane(new Vector3(1, 0, 0), -0.5))).toEqual([]);
});
