import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cache, commandOf, inRoot } from '../../scripts/support/paths.ts';
import { runNode } from '../../scripts/support/run.ts';
import { type FirstLoad, filesOf, gzipBytes, readFirstLoad } from '../support/firstLoad.ts';
import { readManifest, staticGraph } from '../support/staticGraph.ts';

/**
 * The size of the first load does not depend on the number of modules. Builds a copy of the repository with 20 more of
 * them, which has to stay within the limits of the portal. They are so close to its sizes that growth with the number of
 * modules would exceed them.
 */
const MODULES = 20;
/** Code and styles of the first load, gzip (`npm run bench` measures the same, up to the limit of 200,000 bytes). */
const LIMITS = { '/login': 150_000, '/dashboard': 170_000 };

const folder = join(cache, 'growth');
let grown: FirstLoad;

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  grown = await build();
}, 450_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bytesOf = (load: FirstLoad, path: string) => gzipBytes(load, filesOf(load, path));

test('the first file names no page of another module', () => {
  const [entry = ''] = grown.early.filter((file) => file.endsWith('.js'));
  const code = readFileSync(join(grown.folder, entry), 'utf8');
  expect(code).not.toMatch(/FakePage|fake-\d/);
  expect(grown.pages.filter(({ path }) => path.includes('fake-'))).toHaveLength(MODULES);
});

test.each(Object.entries(LIMITS))(
  '%s stays within %i bytes with 20 more modules',
  (path, limit) => {
    expect(bytesOf(grown, path)).toBeGreaterThan(20_000);
    expect(bytesOf(grown, path)).toBeLessThanOrEqual(limit);
  },
);

test('the sign-in page loads no code of other modules', () => {
  const files = filesOf(grown, '/login');
  expect(files.filter((file) => /project|routes|common|dialogs|Scan|Dashboard/.test(file))).toEqual(
    [],
  );
  expect(files.filter((file) => /forms/.test(file))).toHaveLength(1);
});

test('what the sign-in page loads after its form loads no code of other modules', () => {
  const manifest = readManifest(grown.folder);
  const key = Object.keys(manifest).find((name) => name.endsWith('/OtherWays.tsx')) ?? '';
  const files = staticGraph(manifest, key).map((name) => manifest[name]?.file ?? '');
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter((file) => /project|routes|common|dialogs|home/.test(file))).toEqual([]);
});

test('the dashboard loads neither forms nor the pages of scans', () => {
  const files = filesOf(grown, '/dashboard');
  expect(files.filter((file) => /forms|common|dialogs|ScansPage|LoginPage/.test(file))).toEqual([]);
});

test('the dashboard needs no more than 200,000 bytes until all of it shows', () => {
  const manifest = readManifest(grown.folder);
  const parts = Object.keys(manifest).filter((key) =>
    /(?:index\.html|DashboardPage\.tsx|AccountHome\.tsx|BudgetCard\.tsx)$/.test(key),
  );
  expect(parts).toHaveLength(4);
  const files = staticGraph(manifest, ...parts).flatMap((key) => {
    const { file = '', css = [] } = manifest[key] ?? {};
    return [file, ...css];
  });
  expect(files.filter((file) => /home/.test(file))).toHaveLength(1);
  expect(gzipBytes(grown, [...new Set(files)])).toBeLessThanOrEqual(200_000);
});

async function build(): Promise<FirstLoad> {
  const home = join(folder, 'grown');
  mkdirSync(home, { recursive: true });
  const copied = [
    'src',
    'public',
    'scripts',
    'mock-server/control/panel',
    'openapi/schemas',
    'index.html',
    'package.json',
    'tsconfig.json',
  ];
  for (const part of [...copied, 'vite.config.ts']) {
    cpSync(inRoot(part), join(home, part), { recursive: true });
  }
  symlinkSync(inRoot('node_modules'), join(home, 'node_modules'), 'junction');
  for (let i = 1; i <= MODULES; i++) addModule(join(home, 'src', 'modules', `fake-${i}`), i);
  const { code, stdout, stderr } = await runNode(
    [commandOf('vite', 'vite'), 'build', '--outDir', 'dist', '--manifest'],
    {
      cwd: home,
      // Vitest sets NODE_ENV to test, which would include React's development build.
      env: { NODE_ENV: 'production' },
    },
  );
  if (code !== 0) throw new Error(`The build failed: ${stderr || stdout}`);
  return readFirstLoad(join(home, 'dist'));
}

/** Adds a module with a page in the project navigation, without touching files of other modules. */
function addModule(home: string, i: number): void {
  mkdirSync(join(home, 'pages'), { recursive: true });
  const page = `FakePage${i}`;
  writeFileSync(
    join(home, 'routes.ts'),
    `import { IconPhoto } from '@tabler/icons-react';
import { lazyPage, type Route } from '@/shared/routing/route';
export const routes: readonly Route[] = [
  {
    path: '/dashboard/fake-${i}',
    access: 'user',
    frame: 'project',
    page: lazyPage(() => import('./pages/${page}')),
    navigation: { group: 'Office', label: 'Fake ${i}', icon: IconPhoto, order: ${10 + i} },
  },
];
`,
  );
  writeFileSync(join(home, 'pages', `${page}.module.css`), `.page { padding: ${i}px; }`);
  writeFileSync(
    join(home, 'pages', `${page}.tsx`),
    `import { Button, Modal, Select, TextInput } from '@mantine/core';
import { PageHeading } from '@/shared/ui/PageHeading';
import classes from './${page}.module.css';
export default function ${page}() {
  return (
    <div className={classes.page}>
      <PageHeading title="Fake ${i}">Fake ${i}</PageHeading>
      <Modal opened onClose={() => {}}><TextInput /><Select data={[]} /><Button>Save</Button></Modal>
    </div>
  );
}
`,
  );
}
