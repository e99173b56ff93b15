import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { MAX_TAGS, TAG_LENGTH } from './forms/TagsDialog';
import { photoFile } from './usePhotoUploads';

const schemas = parse(
  readFileSync(`${import.meta.dirname}/../../../openapi/schemas/photos.yaml`, 'utf8'),
);

it('accepts the photos and tags that the contract accepts', () => {
  const { file } = schemas.CreatePhotoRequest.properties;
  expect(photoFile.maxBytes).toBe(file['x-max-bytes']);
  expect([...photoFile.extensions]).toEqual(file['x-file-extensions']);
  expect([TAG_LENGTH, MAX_TAGS]).toEqual([schemas.PhotoTag.maxLength, schemas.PhotoTags.maxItems]);
});
