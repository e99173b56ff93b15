import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
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

it.each([
  ['KTX2', glb({ extensionsRequired: ['KHR_texture_basisu'] }), /compressed with KTX2/],
  ['glTF 1', glb({}, 1), /Export it as glTF 2\.0/],
  ['an old IFC', ifc('IFC2X2_FINAL'), /schema IFC2X2_FINAL\. Export it as IFC 2x3/],
  ['another STEP file', ifc('AP214'), /schema AP214/],
  ['a broken ZIP file', new File(['PK\u0003\u0004'], 'tower.ifc'), /Pack it again/],
  ['a ZIP file of pictures', zip('a.jpg', 'b.jpg'), /without an IFC, GLB or glTF/],
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
