import { bundleFile } from '../contract/document.ts';

/** A code generator that teams use with contracts like ours. */
export interface Generator {
  name: string;
  /** Its own package first, then plugins and what the generated code imports, with their versions. */
  packages: Record<string, string>;
  config?: { file: string; text: string };
  /** Writes into `out`. BUNDLE is the contract. */
  command: string[];
}

const KUBB = '4.39.3';
const FABRIC = '0.16.1';

export const generators: Generator[] = [
  {
    name: 'openapi-typescript',
    packages: { 'openapi-typescript': '7.13.0', typescript: '5.9.3' },
    command: ['openapi-typescript', bundleFile, '--output', 'out/contract.ts'],
  },
  {
    name: 'orval',
    packages: { orval: '8.38.0' },
    config: {
      file: 'orval.config.mjs',
      text: `const output = { target: 'out/api.ts', schemas: 'out/model', client: 'fetch', mode: 'tags' };
export default { portal: { input: process.env.BUNDLE, output } };`,
    },
    command: ['orval', '--config', 'orval.config.mjs'],
  },
  {
    name: 'oazapfts',
    packages: { oazapfts: '7.5.0', '@oazapfts/runtime': '1.2.0' },
    command: ['oazapfts', bundleFile, 'out/api.ts'],
  },
  {
    name: 'kubb',
    packages: {
      '@kubb/cli': KUBB,
      '@kubb/core': KUBB,
      '@kubb/plugin-oas': KUBB,
      '@kubb/plugin-ts': KUBB,
      '@kubb/plugin-client': KUBB,
      '@kubb/react-fabric': FABRIC,
      '@kubb/fabric-core': FABRIC,
      axios: '1.21.1',
    },
    config: {
      file: 'kubb.config.mjs',
      text: `import { defineConfig } from '@kubb/core';
import { pluginClient } from '@kubb/plugin-client';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';
export default defineConfig({
  root: '.',
  input: { path: process.env.BUNDLE },
  output: { path: 'out', format: false, lint: false },
  plugins: [pluginOas(), pluginTs({ output: { path: 'models' } }), pluginClient({ output: { path: 'clients' } })],
});`,
    },
    command: ['kubb', 'generate', '--config', 'kubb.config.mjs'],
  },
];
