import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { safeParse } from 'zod/mini';
import { extensionsOf, modelFile, zModelFile } from './modelFiles';

const { CreateModelRequest, CreateModelVersionRequest } = parse(
  readFileSync('openapi/schemas/models.yaml', 'utf8'),
);
const messages = (file: unknown, extensions?: readonly string[]) =>
  safeParse(zModelFile(extensions), file).error?.issues.map(({ message }) => message) ?? [];

describe('the file of a model', () => {
  test.each([
    ['model', CreateModelRequest],
    ['version', CreateModelVersionRequest],
  ])('may be what the contract says of a %s', (_, { properties: { file } }) => {
    expect(modelFile.extensions).toEqual(file['x-file-extensions']);
  });

  test('is accepted by its extension in any case', () => {
    expect(messages(new File(['x'], 'Tower.IFC'))).toEqual([]);
    expect(messages(new File(['x'], 'tower.rvt'))).toEqual(['File must be IFC, GLB or ZIP']);
    expect(messages(new File(['x'], 'tower.ifc'), extensionsOf('glb'))).toEqual([
      'File must be GLB or ZIP',
    ]);
    expect(messages(new File(['x'], 'tower.ifczip'), extensionsOf('ifc'))).toEqual([]);
    expect(messages(undefined)).toContain('File is required');
  });
});
