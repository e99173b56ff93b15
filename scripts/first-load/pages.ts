import { dirname, resolve } from 'node:path';
import { runnerImport } from 'vite';

type Preloaded = { preload: () => Promise<unknown> };

/** What is read here of a row of src/app/routes.ts. */
interface Route {
  path: string;
  query?: string;
  access: string;
  page: Preloaded;
  frame?: string;
}

/** A route, and the source files that its page needs besides those of the app, without their extension. */
export interface RouteSources extends Pick<Route, 'path' | 'query' | 'access'> {
  sources: string[];
}

/** Reads the routes of the app, where each `import('./Page')` gives the name of the file in place of the module. */
export async function readRoutes(root: string): Promise<RouteSources[]> {
  const app = (name: string) => resolve(root, 'src/app', name);
  const load = async <T>(name: string): Promise<T> => {
    const { module } = await runnerImport<T>(app(name), {
      root,
      configFile: false,
      logLevel: 'error',
      resolve: { tsconfigPaths: true },
      plugins: [{ name: 'page-names', enforce: 'pre', transform: nameImports }],
    });
    return module;
  };
  const sourceOf = async (part: Preloaded) => ((await part.preload()) as { source: string }).source;
  const [{ routes }, { frames }] = await Promise.all([
    load<{ routes: readonly Route[] }>('routes.ts'),
    load<{ frames: Record<string, Preloaded> }>('frames/frames.ts'),
  ]);
  return Promise.all(
    routes.map(async ({ path, query, access, page, frame }) => {
      const framed = frame && frames[frame];
      return {
        path,
        query,
        access,
        sources: [
          await sourceOf(page),
          ...(framed ? [await sourceOf(framed)] : []),
          ...(access === 'user' ? [app('shell/UserMenu')] : []),
        ],
      };
    }),
  );
}

/** Turns `import('./Page')` into a promise of the absolute path. */
function nameImports(code: string, id: string): string | undefined {
  if (!/\/src\/.*\.ts$/.test(id)) return undefined;
  return code.replaceAll(/\bimport\('(\.[^']+)'\)/g, (_, path) => {
    const source = resolve(dirname(id), path);
    return `Promise.resolve({ default: () => null, source: ${JSON.stringify(source)} })`;
  });
}
