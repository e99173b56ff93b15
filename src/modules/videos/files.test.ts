import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { fileRefusal } from '@/shared/upload/useUploads';
import { videoFile } from './mutations';

const { file } = parse(
  readFileSync(`${import.meta.dirname}/../../../openapi/schemas/videos.yaml`, 'utf8'),
).CreateVideoRequest.properties;

describe('a video', () => {
  it('may be what the contract says', () => {
    expect(videoFile.maxBytes).toBe(file['x-max-bytes']);
    expect([...videoFile.extensions].sort()).toEqual([...file['x-file-extensions']].sort());
  });

  it('is refused before it is sent', () => {
    const said = (name: string, size: number) =>
      fileRefusal({ name, size }, videoFile, 'a WebM or MP4 video');
    expect(said('walk.MP4', 1)).toBeNull();
    expect(said('walk.mov', 1)).toBe('walk.mov is not a WebM or MP4 video.');
    expect(said('walk.mp4', videoFile.maxBytes + 1)).toBe('walk.mp4 is larger than 100 MB.');
  });
});
