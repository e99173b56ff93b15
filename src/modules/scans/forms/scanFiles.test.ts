import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { safeParse } from 'zod/mini';
import { scanFile, thumbnailFile, zScanFile, zThumbnailFile } from './scanFiles';

const contract = (path: string) =>
  parse(readFileSync(`${import.meta.dirname}/../../../../openapi/${path}`, 'utf8'));
const schemas = contract('schemas/scans.yaml');

/** Returns a fake file that only reports a size. */
const file = (name: string, type: string, size: number) =>
  Object.defineProperty(new File([], name, { type }), 'size', { value: size });

const messagesOf = (schema: typeof zScanFile | typeof zThumbnailFile, value: unknown) =>
  safeParse(schema, value).error?.issues.map(({ message }) => message) ?? [];

describe('the file of a scan', () => {
  const { file: property } = schemas.CreateScanRequest.properties;

  it('offers the extensions that the contract names', () => {
    expect([...scanFile.extensions]).toEqual(property['x-file-extensions']);
  });

  it.each(['a.ply', 'a.LAZ', 'export.dat'])('may be called %s', (name) => {
    expect(messagesOf(zScanFile, file(name, '', scanFile.maxBytes))).toEqual([]);
  });

  it('rejects an empty file', () => {
    expect(messagesOf(zScanFile, file('a.ply', '', 0))).toEqual(['File is empty']);
  });

  it('rejects a file above the maximum size', () => {
    expect(messagesOf(zScanFile, file('a.ply', '', scanFile.maxBytes + 1))).toEqual([
      'File must be at most 50 GB',
    ]);
  });

  it('requires a file', () => {
    expect(messagesOf(zScanFile, undefined)).toEqual(['File is required']);
  });
});

describe('a thumbnail', () => {
  const { thumbnail: property } = schemas.UpdateScanRequest.properties;
  const { encoding } =
    contract('paths/scans/scan.yaml').put.requestBody.content['multipart/form-data'];

  it('has the maximum size of the contract', () => {
    expect(thumbnailFile.maxBytes).toBe(property['x-max-bytes']);
  });

  it('has the types of the contract', () => {
    expect([...thumbnailFile.types]).toEqual(encoding.thumbnail.contentType.split(/,\s*/));
  });

  it.each(thumbnailFile.types)('may be %s', (type) => {
    expect(messagesOf(zThumbnailFile, file('a', type, thumbnailFile.maxBytes))).toEqual([]);
  });

  it.each(['image/gif', 'image/svg+xml', 'application/pdf', ''])('may not be %j', (type) => {
    expect(messagesOf(zThumbnailFile, file('a.png', type, 1))).toEqual([
      'Thumbnail must be a PNG, JPEG or WebP image',
    ]);
  });

  it('rejects an image above the maximum size', () => {
    expect(
      messagesOf(zThumbnailFile, file('a.png', 'image/png', thumbnailFile.maxBytes + 1)),
    ).toEqual(['Thumbnail must be at most 5 MB']);
  });
});
