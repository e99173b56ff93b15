import { WebIO } from '@gltf-transform/core';
import { EXTMeshoptCompression, KHRDracoMeshCompression } from '@gltf-transform/extensions';
import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { compressedGlb } from '../../../tests/support/host/packedModels.ts';
import { sampleModel } from '../../demo/models/samples.ts';
import { convertModel } from './convert.ts';
import { modelFormatOf } from './formats.ts';

const watch = { signal: new AbortController().signal, onProgress: () => {} };
const glb = sampleModel('tower-structure').source;
const ifc = sampleModel('clinic').source;
const converted = (format: 'ifc' | 'glb', data: Uint8Array) =>
  convertModel(format, Buffer.from(data), watch);
const zip = (files: Record<string, Uint8Array>) => Buffer.from(zipSync(files));

/** Returns the sample as a glTF with its parts beside it. */
async function parts(): Promise<Record<string, Uint8Array>> {
  const io = new WebIO();
  const { json, resources } = await io.writeJSON(await io.readBinary(new Uint8Array(glb)), {
    basename: 'the tower',
  });
  const files = { 'the tower.gltf': Buffer.from(JSON.stringify(json)), ...resources };
  return Object.fromEntries(
    Object.entries(files).map(([name, data]) => [
      `export/${decodeURIComponent(name)}`,
      new Uint8Array(data),
    ]),
  );
}

it.each([
  ['Draco', KHRDracoMeshCompression],
  ['meshopt', EXTMeshoptCompression],
])('a GLB that is compressed with %s is shown as one that is not', async (_, extension) => {
  const data = await compressedGlb(glb, extension);
  expect(Buffer.from(data).includes('extensionsRequired')).toBe(true);
  const [plain, result] = await Promise.all([converted('glb', glb), converted('glb', data)]);
  expect(plain.data).toBeNull();
  expect(result.elements.map(({ id }) => id)).toEqual(plain.elements.map(({ id }) => id));
  expect(result.data?.toString('latin1', 0, 4)).toBe('glTF');
  expect(result.data?.includes('extensionsRequired')).toBe(false);
  // What a picture is made of is the same to a hair.
  expect(Math.abs(result.picture.length - plain.picture.length)).toBeLessThan(2000);
});

it('an IFC in a ZIP file is converted', async () => {
  const packed = zip({ 'clinic.ifc': new Uint8Array(ifc) });
  expect(await modelFormatOf(new Blob([new Uint8Array(packed)]))).toBe('ifc');
  const [plain, result] = await Promise.all([converted('ifc', ifc), converted('ifc', packed)]);
  expect(result.elements.map(({ id }) => id)).toEqual(plain.elements.map(({ id }) => id));
  expect(result.data).not.toBeNull();
});

it('a glTF with its files in a folder of a ZIP file becomes one GLB', async () => {
  const files = await parts();
  expect(Object.keys(files).length).toBeGreaterThan(1);
  const packed = zip({ ...files, '__MACOSX/export/._the tower.gltf': new Uint8Array([0]) });
  expect(await modelFormatOf(new Blob([new Uint8Array(packed)]))).toBe('glb');
  const [plain, result] = await Promise.all([converted('glb', glb), converted('glb', packed)]);
  expect(result.elements.length).toBe(plain.elements.length);
  expect(result.data?.toString('latin1', 0, 4)).toBe('glTF');
});

it('a glTF that lacks a file is reported with the name of the file', async () => {
  const files = await parts();
  const name = Object.keys(files).find((each) => each.endsWith('.bin')) ?? '';
  delete files[name];
  await expect(converted('glb', zip(files))).rejects.toThrow(
    `lacks ${name.replace('export/', '')}`,
  );
});

it.each([
  ['no model', zip({ 'notes.txt': new Uint8Array([1]) })],
  ['two models', zip({ 'a.ifc': new Uint8Array(ifc), 'b.ifc': new Uint8Array(ifc) })],
  ['a broken end', zip({ 'a.ifc': new Uint8Array(ifc) }).subarray(0, 2000)],
])('a ZIP file with %s is no model', async (_, data) => {
  expect(await modelFormatOf(new Blob([new Uint8Array(data)]))).toBeNull();
});
