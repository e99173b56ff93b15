import { build, type Plugin, type Rolldown } from 'vite';

/** Where Firebase's SDK looks for it. */
const FILE = 'firebase-messaging-sw.js';
const ENTRY = '/src/platform/push/service-worker.ts';
const VIRTUAL = '\0service-worker';

/**
 * Builds the service worker of push messages as a classic script at the root of the site, where it has to be. It is
 * a build of its own: what it shares with the pages cannot be imported by such a script.
 *
 * @param also Further modules that are to run in it, as paths from the root.
 */
export function serviceWorker(also: readonly string[] = []): Plugin {
  let root = '';
  let mode = '';

  async function bundle(): Promise<string> {
    const modules = [ENTRY, ...also];
    const result = await build({
      root,
      mode,
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      plugins: [
        {
          name: 'service-worker-entry',
          resolveId: (id) => (id === VIRTUAL ? id : undefined),
          load: (id) =>
            id === VIRTUAL
              ? modules.map((path) => `import ${JSON.stringify(root + path)};`).join('\n')
              : undefined,
        },
      ],
      build: {
        write: false,
        modulePreload: false,
        rolldownOptions: { input: VIRTUAL, output: { format: 'iife', entryFileNames: FILE } },
      },
    });
    const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
    return output[0].code;
  }

  return {
    name: 'service-worker',
    configResolved: (config) => {
      ({ root, mode } = config);
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: await bundle() });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${FILE}`, (_request, response, next) => {
        bundle().then((code) => {
          response.setHeader('Content-Type', 'text/javascript');
          response.end(code);
        }, next);
      });
    },
  };
}
