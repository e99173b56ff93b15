import type { Plugin } from 'vite';

/** Lets `src/shared/loadCode.ts` load the code of dynamic imports, in place of the helper of Vite. */
export function loadCode(): Plugin {
  return {
    name: 'load-code',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => `export { loadCode as __vitePreload } from '/src/shared/loadCode.ts';`,
    },
  };
}

/**
 * The scripts that a dynamic import names to `loadCode`. Vite names none if there is only one. The document preloads the
 * code of the first page, so that the entry holds no list of what else it needs.
 */
export const scriptsOf = (file: string, dependencies: string[], host: string): string[] =>
  dependencies.length > 0 && !/index-/.test(host) ? dependencies : [file];
