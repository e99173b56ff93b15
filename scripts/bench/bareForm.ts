import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { inRoot } from '../support/paths.ts';
import { mantineCss } from '../vite/mantine-css.ts';

const folder = inRoot('.cache', 'dist-bare');

/** Builds the bare form with the settings of the portal. Gives back the folder. */
export async function buildBareForm(): Promise<string> {
  await build({
    root: inRoot('scripts', 'bench', 'bare'),
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), mantineCss()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: ['chrome123', 'firefox120', 'safari17.5'],
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  });
  return folder;
}
