import { zipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import { modelRefusal } from './modelContent';

function glb(json: object, version = 2): File {
  const text = new TextEncoder().encode(JSON.stringify(json));
  const head = new DataView(new ArrayBuffer(20));
  head.setUint32(0, 0x46546c67, true);
  head.setUint32(4, version, true);
  head.setUint32(8, 20 + text.length, true);
  head.setUint32(12, text.length, true);
  head.setUint32(16, 0x4e4f534a, true);
  return new File([head.buffer, text], 'tower.glb');
}

const ifc = (schema: string) =>
  new File([`ISO-10303-21;\nHEADER;\nFILE_SCHEMA(('${schema}'));\nENDSEC;`], 'tower.ifc');

const zip = (...names: string[]) => {
  const files = Object.fromEntries(names.map((name) => [name, new Uint8Array([1])]));
  return new File([new Uint8Array(zipSync(files))], 'tower.zip');
};

/** A ZIP file that lists one file again and again. */
function manyFiles(): File {
  const bytes = zipSync({ 'a.jpg': new Uint8Array() });
  const end = bytes.length - 22;
  const at = new DataView(bytes.buffer).getUint32(end + 16, true);
  const [start, entry, close] = [bytes.slice(0, at), bytes.slice(at, end), bytes.slice(end)];
  const view = new DataView(close.buffer);
  const count = 10_001;
  view.setUint16(8, count, true);
  view.setUint16(10, count, true);
  view.setUint32(12, entry.length * count, true);
  return new File([start, ...Array.from({ length: count }, () => entry), close], 'tower.zip');
}

/** A ZIP file whose list is said to be long, and is. */
function endlessList(): File {
  const length = 17 * 1024 ** 2;
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, 1, true);
  end.setUint16(10, 1, true);
  end.setUint32(12, length, true);
  end.setUint32(16, 4, true);
  const list = new Uint8Array(length);
  list.set([0x50, 0x4b, 1, 2]);
  return new File(['PK\u0003\u0004', list, end.buffer], 'tower.zip');
}

it.each([
  ['KTX2', glb({ extensionsRequired: ['KHR_texture_basisu'] }), /compressed with KTX2/],
  ['glTF 1', glb({}, 1), /Export it as glTF 2\.0/],
  ['an old IFC', ifc('IFC2X2_FINAL'), /schema IFC2X2_FINAL\. Export it as IFC 2x3/],
  ['another STEP file', ifc('AP214'), /schema AP214/],
  ['a broken ZIP file', new File(['PK\u0003\u0004'], 'tower.ifc'), /Pack it again/],
  ['a ZIP file of pictures', zip('a.jpg', 'b.jpg'), /without an IFC, GLB or glTF/],
  ['a ZIP file of very many files', manyFiles(), /too many files\. Pack the model alone/],
  ['a ZIP file of models', zip('a.ifc', 'b.glb'), /with 2 models\. Upload each by itself/],
])('refuses %s, and says what to do', async (_, file, reason) => {
  expect(await modelRefusal(file)).toMatch(reason);
});

it.each([
  ['an IFCZIP', zip('tower.ifc', '__MACOSX/._tower.ifc')],
  ['a GLB with Draco', glb({ extensionsRequired: ['KHR_draco_mesh_compression'] })],
  ['a GLB', glb({ extensionsUsed: ['KHR_draco_mesh_compression'] })],
  ['IFC 2x3', ifc('IFC2X3')],
  ['IFC4x3', ifc('IFC4X3_ADD2')],
  ['a file that is cut off, which the server explains', new File(['glTF'], 'tower.glb')],
])('takes %s', async (_, file) => {
  expect(await modelRefusal(file)).toBeNull();
});

it('does not read a list of files that is said to be very long', async () => {
  const file = endlessList();
  const read = vi.spyOn(file, 'slice');
  expect(await modelRefusal(file)).toMatch(/Pack it again/);
  const lengths = read.mock.calls.map(([from = 0, to = 0]) => to - from);
  expect(lengths.length).toBeGreaterThan(1);
  expect(Math.max(...lengths)).toBeLessThan(1024 ** 2);
});
