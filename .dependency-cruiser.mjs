/**
 * Who may import whom. The zones come from the folders that there are, so that a new module is bound by
 * them from its first file on. Each rule says what to do instead.
 */
import { existsSync, readdirSync } from 'node:fs';

const foldersOf = (path) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : [];

const modules = foldersOf('src/modules');
const platform = foldersOf('src/platform');

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** A folder of a zone keeps to itself: its neighbours are not its business. */
const apart = (zone, folders, comment) =>
  folders.map((folder) =>
    forbid(
      `${zone}-${folder}-keeps-to-itself`,
      comment,
      { path: `^src/${zone}/${folder}/` },
      { path: `^src/${zone}/`, pathNot: `^src/${zone}/${folder}/` },
    ),
  );

/** The layers of the mock, lowest first. Folders that are not named here are the domain: logs, permissions, members ... */
const mockFolders = foldersOf('mock-server').filter((name) => !name.startsWith('.'));
const named = {
  generated: ['generated'],
  engine: ['engine'],
  state: ['state'],
  handlers: ['handlers'],
  control: ['control', 'docs', 'panel'],
};
const domain = mockFolders.filter((name) => !Object.values(named).flat().includes(name));
const mockLayers = [
  ['generated', named.generated],
  ['engine', named.engine],
  ['state', named.state],
  ['domain', domain],
  ['handlers', named.handlers],
  ['control', named.control],
];

/** Tests and their kits may import the whole mock. */
const TESTS = '(\\.test\\.tsx?|[tT]estkit\\.ts|[tT]estReading\\.ts)$';

const layerAdvice = {
  generated: 'Generated types import nothing.',
  engine:
    'The engine knows the contract but not the data. Pass in what it needs, as `World` in engine/types.ts does.',
  state:
    'State is plain data and its storage. Move code that knows a tag into a domain folder such as logs or files.',
  domain:
    'Domain code serves the handlers of several tags. Move what both need from handlers into a domain folder.',
  handlers:
    'Handlers do not know how the mock is controlled. Move what both need into a domain folder.',
};

const layers = mockLayers.slice(0, -1).map(([layer, folders], i) => {
  const above = mockLayers.slice(i + 1).flatMap(([, names]) => names);
  return forbid(
    `mock-${layer}-imports-no-higher-layer`,
    layerAdvice[layer],
    { path: `^mock-server/(${folders.join('|')})/`, pathNot: TESTS },
    { path: `^mock-server/((${above.join('|')})/|[^/]+$)` },
  );
});

export default {
  forbidden: [
    ...layers,
    forbid(
      'api-knows-nothing-of-the-app',
      'The API client serves all the others. Hand in what it needs, as src/api/client.ts shows.',
      { path: '^src/api/' },
      { path: '^src/', pathNot: '^src/api/' },
    ),
    forbid(
      'shared-knows-no-domain',
      'Shared code serves every module. Pass the value in, or move the file to the module that it knows.',
      { path: '^src/shared/' },
      { path: '^src/(platform|modules|app)/' },
    ),
    forbid(
      'platform-knows-no-module',
      'A runtime service does not know its users. Pass in what it needs, or join the two in src/app.',
      { path: '^src/platform/' },
      { path: '^src/(modules|app)/' },
    ),
    ...apart(
      'platform',
      platform,
      'Runtime services do not know one another. Join them in src/app, which passes one to the other.',
    ),
    ...apart(
      'modules',
      modules,
      'Modules share server state through the query cache (the same generated options), and code through src/shared.',
    ),
    forbid(
      'app-takes-only-routes-of-a-module',
      'The routes of a module say which pages it has, and load them on demand. Add a row there.',
      { path: '^src/(app/|main\\.tsx$)' },
      { path: '^src/modules/', pathNot: '^src/modules/[^/]+/routes\\.tsx?$' },
    ),
    forbid(
      'nobody-imports-app',
      'src/app puts all together and is imported by main.tsx alone. What others need belongs into src/shared or src/platform.',
      { path: '^src/', pathNot: '^src/(app/|main\\.tsx$)' },
      { path: '^src/(app/|main\\.tsx$)' },
    ),
    forbid(
      'src-stands-alone',
      'Nothing in src knows that a mock exists, and nothing of the tests or scripts is published. Take it from the contract (src/api/generated).',
      { path: '^src/' },
      { path: '^(mock-server|tests|scripts)/' },
    ),
    forbid(
      'mock-server-stands-alone',
      'The mock is a server like any other: it knows the contract and not the app. Take it from mock-server/generated.',
      { path: '^mock-server/' },
      { path: '^(src|tests|scripts)/' },
    ),
    forbid(
      'scripts-do-not-import-src',
      'Scripts run without a build and cannot read what Vite can. Move what both need into the contract.',
      { path: '^scripts/' },
      { path: '^(src|tests)/' },
    ),
    forbid(
      'no-cycle',
      'Files that need one another are one, or both need a third: move what they share into it. A page that is loaded on demand may know the table that loads it.',
      { pathNot: '^src/api/generated/' },
      { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    ),
    forbid(
      'no-barrel',
      'A file that only collects others puts all of them into one chunk. Import the file itself.',
      { path: '^src/', pathNot: '^src/(api/generated/|.*\\.test\\.tsx?$)' },
      {
        path: '^src/.*/index\\.tsx?$',
        pathNot: '^src/api/index\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'no-unknown-import',
      'This file or package does not exist: fix the path, or add the package to package.json.',
      {},
      { couldNotResolve: true, pathNot: '\\?' },
    ),
    forbid(
      'published-code-takes-no-dev-dependency',
      'What src imports is published: move the package to dependencies in package.json.',
      { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(node_modules|mock-server/\\.data)/' },
    // Types bind as values do.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
