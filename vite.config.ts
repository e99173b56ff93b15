import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type ProxyOptions } from 'vite';
import { readEnv } from './scripts/env.ts';
import { originsOf, securityHeaders } from './scripts/headers.ts';
import { mantineCss } from './scripts/vite-mantine-css.ts';

const HOST = '127.0.0.1';

/** The mock server under the portal's own origin, so that the browser asks no preflight of it. */
function mockProxy(): Record<string, ProxyOptions> {
  const target = `http://${HOST}:${process.env.MOCK_PORT ?? 4010}`;
  const options: ProxyOptions = {
    target,
    configure: (proxy) => {
      // A mock that drops the connection ('offline') must look like that to the browser, not like a 500. The
      // nonsense is for Chromium, which quietly repeats a call whose reused connection was cut without a word.
      proxy.on('error', (_error, request) => request.socket.end('offline\r\n\r\n'));
    },
  };
  return { '/api': options, '/__mock': options };
}

export default defineConfig(async ({ command, mode }) => {
  const env = readEnv(loadEnv(mode, process.cwd(), 'VITE_'));
  // Makes the defaults known to import.meta.env and to the placeholders of index.html.
  Object.assign(process.env, env);
  const withMock = command === 'serve' || mode === 'mock';
  return {
    plugins: [
      react(),
      mantineCss(),
      withMock && (await import('./mock-server/panel/plugin.ts')).developerPanel(),
    ],
    resolve: { tsconfigPaths: true },
    server: {
      host: HOST,
      port: Number(process.env.PORT ?? 5173),
      strictPort: true,
      proxy: mockProxy(),
    },
    preview: {
      host: HOST,
      port: Number(process.env.PORT ?? 4173),
      strictPort: true,
      proxy: mockProxy(),
      headers: securityHeaders(originsOf(env.VITE_API_URL)),
    },
    // Browsers that know light-dark(); older targets would rewrite it into something that does not work here.
    build: {
      target: ['chrome123', 'firefox120', 'safari17.5'],
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  };
});
