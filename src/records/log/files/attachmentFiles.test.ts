import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { attachmentFile, extensionsOf, isPicture, refusalOf } from './attachmentFiles';

const contract = (name: string) =>
  parse(readFileSync(`${import.meta.dirname}/../../../../openapi/schemas/${name}.yaml`, 'utf8'));

it.each([
  ['logs', 'AddAttachmentRequest'],
  ['punch-items', 'AddPunchItemAttachmentRequest'],
])('accepts the same files as %s.yaml', (file, schema) => {
  const property = contract(file)[schema].properties.file;
  expect(attachmentFile.maxBytes).toBe(property['x-max-bytes']);
  expect([...attachmentFile.extensions]).toEqual(property['x-file-extensions']);
});

it.each(['plan.pdf', 'PLAN.DWG', 'a.b.jpeg', 'Zusatz übersicht.xlsx'])('accepts %s', (name) => {
  expect(refusalOf({ name, size: attachmentFile.maxBytes }, 'attachment')).toBeNull();
});

it.each(['setup.exe', 'pdf', 'plan.', 'page.html', 'logo.svg', 'plan.pdf.js', ''])(
  '%o may not',
  (name) => {
    expect(refusalOf({ name, size: 1 }, 'attachment')).toContain('cannot be attached');
  },
);

it('rejects a file that is too large', () => {
  const size = attachmentFile.maxBytes + 1;
  expect(refusalOf({ name: 'walk.mp4', size }, 'attachment')).toBe(
    'walk.mp4 is larger than 25 MB.',
  );
});

it('before and after photos must be pictures', () => {
  expect(refusalOf({ name: 'door.jpg', size: 1 }, 'before')).toBeNull();
  expect(refusalOf({ name: 'door.pdf', size: 1 }, 'after')).toBe(
    'door.pdf is not a JPEG, PNG or WebP picture.',
  );
  expect(extensionsOf('before')).not.toContain('heic');
});

it.each([
  ['image/jpeg', true],
  ['image/heic', false],
  ['image/svg+xml', false],
  ['application/pdf', false],
])('the viewer shows %s: %s', (mime, shown) => {
  expect(isPicture({ mime })).toBe(shown);
});
