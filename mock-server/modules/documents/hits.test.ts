import { describe, expect, it } from 'vitest';
import { fileIn } from '../../../tests/support/host/documents.ts';
import { hitIn } from './hits.ts';

const version = (number: number, mime: string, pages: string[]) => ({
  ...{ number, mime, pages, fileName: 'file', sizeBytes: 1, notes: '', fileId: 'fil' },
  ...{ createdAt: '2026-11-01T00:00:00Z', createdById: 'usr_other' },
  preview: { state: 'ready' as const, fault: null, pageCount: null, thumbnailFileId: null },
});

const pdf = (...pages: string[]) =>
  fileIn(null, { versions: [version(1, 'application/pdf', pages)], currentNumber: 1 });

describe('the text around a word', () => {
  it('has no words that are cut', () => {
    const words = Array.from({ length: 40 }, (_, i) => `word${i}`).join(' ');
    expect(hitIn(pdf(words), 'word20')?.text).toMatch(/^… word1\d .*word20.* word2\d …$/);
  });

  it('is all of a short text', () => {
    expect(hitIn(pdf('Pour at six.'), 'six')).toEqual({ page: 1, text: 'Pour at six.' });
  });

  it('is there in a text without spaces', () => {
    const hit = hitIn(pdf(`${'x'.repeat(100)}y${'z'.repeat(100)}`), 'y');
    expect(hit?.text).toBe(`… ${'x'.repeat(60)}y${'z'.repeat(60)} …`);
  });
});

it('names the page of the version that counts', () => {
  const file = fileIn(null, {
    versions: [version(1, 'application/pdf', ['slump']), version(2, 'text/plain', ['slump'])],
  });
  expect(hitIn({ ...file, currentNumber: 1 }, 'slump')?.page).toBe(1);
  expect(hitIn({ ...file, currentNumber: 2 }, 'slump')?.page).toBeNull();
});
