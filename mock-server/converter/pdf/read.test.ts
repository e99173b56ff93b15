import { imageSize } from 'image-size';
import { expect, it } from 'vitest';
import { readPdf } from './read.ts';
import { pdfFile, pdfOf } from './write.ts';

it('draws a page that is a long strip as a small picture', async () => {
  const source = pdfFile([{ width: 2, height: 14_400, content: '' }]);
  const read = await readPdf({ source, width: 400, mostText: 0 });
  if ('failed' in read) throw new Error(read.failed);
  expect(imageSize(read.picture)).toMatchObject({ width: 1, height: 1600 });
});

it('returns a text that is not too long', async () => {
  const read = (mostText: number) =>
    readPdf({ source: pdfOf([['Door 12'], ['Window 7']]), width: 40, mostText });
  expect(await read(15)).toMatchObject({ pages: ['Door 12', 'Window 7'], pageCount: 2 });
  expect(await read(14)).toMatchObject({ pages: [], pageCount: 2 });
});
