import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type ProxyOptions } from 'vite';
import { chunks } from './scripts/chunks/chunks.ts';
import { readEnv } from './scripts/env.ts';
import { assetHeaders } from './scripts/vite/asset-headers.ts';
import { firstLoad } from './scripts/vite/first-load.ts';
import { loadCode, scriptsOf } from './scripts/vite/load-code.ts';
import { mantineCss } from './scripts/vite/mantine-css.ts';
import { pdfFiles } from './scripts/vite/pdf-files.ts';
import { servedHeaders } from './scripts/vite/served-headers.ts';
import { serviceWorker } from './scripts/vite/service-worker.ts';
import { visitorPages } from './scripts/vite/visitor-headers.ts';

const HOST = '127.0.0.1';

/** Set if `npm start` proxies to a real host instead of the mock. */
const hostProxyPort = process.env.HOST_PROXY_PORT;

/** Serves the API under the portal's own origin, so that the browser needs no preflight. */
function apiProxy(): Record<string, ProxyOptions> {
  const target = `http://${HOST}:${hostProxyPort ?? process.env.MOCK_PORT ?? 4010}`;
  const options: ProxyOptions = {
    target,
    configure: (proxy) => {
      // A dropped connection of the mock ('offline') must look like one to the browser, not like a 500. The malformed
      // response is for Chromium, which silently repeats a call whose reused connection was cut.
      proxy.on('error', (_error, request) => request.socket.end('offline\r\n\r\n'));
      // A stream that the host breaks off must break for the browser, too.
      proxy.on('proxyRes', (answer, _request, response) => {
        answer.on('error', () => response.destroy());
      });
    },
  };
  return hostProxyPort ? { '/api': options } : { '/api': options, '/__mock': options };
}

/** Browsers with light-dark(); for older targets it would be compiled into something that does not work here. */
const browsers = [
  ['chrome', 123, 0],
  ['firefox', 120, 0],
  ['safari', 17, 5],
] as const;

export default defineConfig(async ({ command, mode }) => {
  const withMock = (command === 'serve' && !hostProxyPort) || mode === 'mock';
  const mock = withMock ? await import('./mock-server/control/panel/plugin.ts') : undefined;
  const given = loadEnv(mode, process.cwd(), 'VITE_');
  const env = readEnv(mock?.withPush(given) ?? given);
  // Passes the defaults to import.meta.env and to the placeholders of index.html.
  Object.assign(process.env, env);
  const headers = servedHeaders(env);
  return {
    plugins: [
      react(),
      mantineCss(),
      firstLoad(),
      loadCode(),
      env.VITE_FIREBASE_API_KEY !== undefined && serviceWorker(mock?.workerModules),
      mock?.developerPanel(),
      assetHeaders(),
      pdfFiles(),
      visitorPages(),
    ],
    // A build without the panel prebundles other packages; separate caches let both run at once.
    cacheDir: hostProxyPort ? 'node_modules/.vite-host' : undefined,
    css: {
      transformer: 'lightningcss' as const,
      lightningcss: {
        // Media queries name their widths: src/shared/theme/widths.css.
        drafts: { customMedia: true },
        targets: Object.fromEntries(
          browsers.map(([name, major, minor]) => [name, (major << 16) | (minor << 8)]),
        ),
      },
    },
    resolve: {
      tsconfigPaths: true,
      alias: [
        // `tsconfigPaths` does not see the imports of style sheets.
        { find: /^@\/(?=.*\.css$)/, replacement: '/src/' },
        // wouter still bundles a shim for an API that React has had since 18.
        { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
        // It locks the page behind a dialog with a style element, which the policy forbids in production.
        ...(command === 'build'
          ? [{ find: 'react-style-singleton', replacement: '/src/shared/theme/styleSingleton.ts' }]
          : []),
        // The generated client would bundle its reader of event streams with the first page.
        { find: /^.*\/serverSentEvents\.gen$/, replacement: '/src/api/eventStreams.ts' },
      ],
    },
    // Unused parts of Sentry: debug logging, tracing, the compressor, and the recording of frames.
    define: {
      __SENTRY_DEBUG__: 'false',
      __SENTRY_TRACING__: 'false',
      __SENTRY_EXCLUDE_REPLAY_WORKER__: 'true',
      __RRWEB_EXCLUDE_IFRAME__: 'true',
      __RRWEB_EXCLUDE_SHADOW_DOM__: 'true',
    },
    server: {
      host: HOST,
      port: Number(process.env.PORT ?? 5173),
      strictPort: true,
      proxy: apiProxy(),
      headers: headers.server,
    },
    preview: {
      host: HOST,
      port: Number(process.env.PORT ?? 4173),
      strictPort: true,
      proxy: apiProxy(),
      headers: headers.preview,
    },
    build: {
      target: browsers.map(([name, major, minor]) => `${name}${major}.${minor}`),
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        resolveDependencies: (file: string, dependencies: string[], host: { hostId: string }) =>
          scriptsOf(file, dependencies, host.hostId),
      },
      rolldownOptions: {
        output: chunks(),
        // Puts each address where it is used (src/shared/routing/addresses.ts), and none into the first chunk.
        optimization: { inlineConst: { mode: 'all' as const, pass: 2 } },
      },
    },
  };
});
