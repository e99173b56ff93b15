import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { inlineScript } from '../first-load/inline.ts';
import { type RouteSources, readRoutes } from '../first-load/pages.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

const ENTRY = 'src/main.tsx';
/** Holds the table of all routes. */
const ALL_PAGES = 'src/app/AllPages';
/** Knows the routes around sign-in itself. */
const SIGN_IN = '/src/modules/auth/';
const PLACE = '<!-- first load -->';

/**
 * Puts into the document what makes the first load one step: which chunks and styles each address needs, as data, the
 * script that preloads them, and the icon. The list grows with the number of pages and is therefore in no chunk.
 */
export function firstLoad(): Plugin {
  let root = '';
  let build = false;
  let base = '/';
  let icon = '';
  return {
    name: 'first-load',
    configResolved: (config) => {
      ({ root, base } = config);
      icon = encodeURIComponent(readFileSync(`${root}/public/favicon.svg`, 'utf8').trim());
      build = config.command === 'build';
    },
    transformIndexHtml: {
      order: 'post',
      async handler(page, { bundle }) {
        if (!page.includes(PLACE)) return page;
        const html = page.replace('/favicon.svg', `data:image/svg+xml,${icon}`);
        const key = `data-storage-key="${process.env.VITE_THEME_STORAGE_KEY}"`;
        const script = `<script ${key}>${inlineScript}</script>`;
        if (!build || !bundle) return html.replace(PLACE, () => script);
        const data = JSON.stringify(pageFiles(await readRoutes(root), bundle, root, base));
        return html.replace(
          PLACE,
          () => `<script type="application/json" id="first-load">${data}</script>\n    ${script}`,
        );
      },
    },
  };
}

/** Each page as path, parameter, access and positions in the list of files. */
function pageFiles(routes: readonly RouteSources[], bundle: Bundle, root: string, base: string) {
  const chunks = Object.values(bundle).filter((part): part is Chunk => part.type === 'chunk');
  const holding = (source: string): Chunk => {
    const chunk = chunks.find(({ moduleIds }) =>
      moduleIds.some((id) => id.replace(/\.tsx?$/, '') === source),
    );
    if (!chunk) throw new Error(`No chunk holds ${source}.`);
    return chunk;
  };
  const filesOf = (...sources: string[]): string[] => {
    const found = new Set<Chunk>();
    const visit = (chunk: Chunk): void => {
      if (found.has(chunk)) return;
      found.add(chunk);
      for (const name of chunk.imports) visit(bundle[name] as Chunk);
    };
    for (const source of sources) visit(holding(source));
    return [...found].flatMap(({ fileName, viteMetadata }) => [
      fileName,
      ...(viteMetadata?.importedCss ?? []),
    ]);
  };
  const early = new Set(filesOf(`${root}/${ENTRY.replace('.tsx', '')}`));
  const files: string[] = [];
  const indexOf = (file: string) => {
    if (!files.includes(base + file)) files.push(base + file);
    return files.indexOf(base + file);
  };
  const pages = routes.map(({ path, query = '', access, sources }) => {
    const table = sources[0]?.includes(SIGN_IN) ? [] : [`${root}/${ALL_PAGES}`];
    const needed = filesOf(...table, ...sources).filter((file) => !early.has(file));
    return [path, query, access, needed.map(indexOf)];
  });
  return { files, pages };
}
