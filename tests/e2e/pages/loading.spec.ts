import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builds } from '../../../scripts/build.ts';
import { readManifest, staticGraph } from '../../support/staticGraph.ts';
import { expect, test } from '../../support/test.ts';

/** Words that only the code of the editor has: of ProseMirror and of Yjs. */
const marks = ['ProseMirror-', '$YJS$'];

test('no other page loads the code of the editor', () => {
  const { folder } = builds.app;
  const manifest = readManifest(folder);
  // The page of a public link draws the text of a page at once. The library loads it with the page that is opened.
  const pages = Object.keys(manifest).filter(
    (key) => /index\.html$|Page\.tsx$/.test(key) && !key.endsWith('/PublicTextPage.tsx'),
  );
  expect(pages.length).toBeGreaterThan(20);
  const holding = (keys: readonly string[]) =>
    keys
      .map((key) => manifest[key]?.file ?? '')
      .filter((file) => file.endsWith('.js'))
      .filter((file) => {
        const code = readFileSync(join(folder, file), 'utf8');
        return marks.some((mark) => code.includes(mark));
      });
  expect(holding(staticGraph(manifest, ...pages))).toEqual([]);
  // Proves that the search finds the editor where it is.
  const editor = 'src/modules/pages/parts/PageView.tsx';
  expect(holding(staticGraph(manifest, editor)).length).toBeGreaterThan(0);
});
