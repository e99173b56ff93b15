import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PACKAGE = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));

/** Paths below /pdf/, as pdf.js asks for them, each with its file. */
const files = new Map<string, string>(
  ['cmaps', 'standard_fonts', 'wasm'].flatMap((folder) =>
    readdirSync(join(PACKAGE, folder))
      // The decoders of pictures as plain scripts, because the policy of the portal permits no WebAssembly.
      .filter(
        (name) => folder !== 'wasm' || /^LICENSE_.*(JBIG2|OPENJPEG)$|fallback\.js$/.test(name),
      )
      .map((name) => [`${folder}/${name}`, join(PACKAGE, folder, name)] as const),
  ),
);

/** Returns what pdf.js loads for some files only: character maps, the standard fonts, and decoders of scanned pages. */
export function pdfFiles(): Plugin {
  return {
    name: 'pdf-files',
    configureServer({ middlewares }) {
      middlewares.use('/pdf/', (request, response, next) => {
        const path = files.get((request.url ?? '').replace(/^\//, '').replace(/\?.*/, ''));
        if (!path) return next();
        if (path.endsWith('.js')) response.setHeader('Content-Type', 'text/javascript');
        return void createReadStream(path).pipe(response);
      });
    },
    generateBundle() {
      for (const [name, path] of files) {
        this.emitFile({ type: 'asset', fileName: `pdf/${name}`, source: readFileSync(path) });
      }
    },
  };
}
