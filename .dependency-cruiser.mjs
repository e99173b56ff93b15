/**
 * Allowed imports between folders. The zones are read from the file system, so that the rules apply to a
 * new module at once. Each message says what to do instead.
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

/** Forbids imports between the folders of a zone. */
const isolate = (zone, folders, comment) =>
  folders.map((folder) =>
    forbid(
      `${zone}-${folder}-imports-no-sibling`,
      comment,
      { path: `^src/${zone}/${folder}/` },
      { path: `^src/${zone}/`, pathNot: `^src/${zone}/${folder}/` },
    ),
  );

/** The rooms of the mock, lowest first. A room imports only those before it. */
const mockRooms = [
  'generated',
  'engine',
  'converter',
  'demo',
  'core',
  'modules',
  'control',
  'server',
];

/** Tests may import the whole mock, and what helps them (tests/support). */
const TESTS = '\\.test\\.tsx?$';

const roomAdvice = {
  generated: 'Generated types import nothing.',
  engine:
    'The engine knows the contract but not the data. Pass in what it needs, as `World` in engine/types.ts does.',
  converter: 'Converters turn bytes into bytes and know no record. Pass in what they need.',
  demo: 'The content of the demo is drawn without the mock. Records that show it belong to modules/<tag>/seed.',
  core: 'The core knows no module. Let the kinds of the tag say it (mock-server/core/kinds/kind.ts).',
  modules:
    'A module does not know how the mock is controlled or served. Move what both need to the core.',
  control: 'The control endpoints do not know who serves them. Pass in what they need.',
};

const rooms = mockRooms
  .slice(0, -1)
  .map((room, i) =>
    forbid(
      `mock-${room}-imports-no-higher-room`,
      roomAdvice[room],
      { path: `^mock-server/${room}/`, pathNot: TESTS },
      { path: `^mock-server/((${mockRooms.slice(i + 1).join('|')})/|[^/]+$)` },
    ),
  );

export default {
  forbidden: [
    ...rooms,
    forbid(
      'api-imports-no-app-code',
      'The API client must not depend on the app. Pass in what it needs, as src/api/client.ts does.',
      { path: '^src/api/' },
      { path: '^src/', pathNot: '^src/api/' },
    ),
    forbid(
      'shared-imports-no-domain',
      'Shared code knows no domain. Pass the value in, or move the file to src/records or to the module.',
      { path: '^src/shared/' },
      { path: '^src/(records|platform|modules|app)/' },
    ),
    forbid(
      'records-import-no-module',
      'What records have in common must not depend on a module. Pass the value in, or move the file to the module.',
      { path: '^src/records/' },
      { path: '^src/(platform|modules|app)/' },
    ),
    forbid(
      'platform-imports-no-module',
      'A runtime service must not depend on its callers. Pass in what it needs, or connect the two in src/app.',
      { path: '^src/platform/' },
      { path: '^src/(records|modules|app)/' },
    ),
    ...isolate(
      'platform',
      platform,
      'Runtime services must not depend on one another. Connect them in src/app, which passes one to the other.',
    ),
    ...isolate(
      'modules',
      modules,
      'Modules share server state through the query cache (the same generated query options), and code through src/records and src/shared.',
    ),
    forbid(
      'app-imports-only-what-a-module-tells',
      'The routes file of a module lists its pages and loads them on demand, and module.ts tells what the whole portal knows of it. Add a row there.',
      { path: '^src/(app/|main\\.tsx$)' },
      { path: '^src/modules/', pathNot: '^src/modules/[^/]+/(routes|module)\\.tsx?$' },
    ),
    forbid(
      'only-main-imports-app',
      'src/app connects everything and is imported only by main.tsx. Move shared code to src/records, src/shared or src/platform.',
      { path: '^src/', pathNot: '^src/(app/|main\\.tsx$)' },
      { path: '^src/(app/|main\\.tsx$)' },
    ),
    forbid(
      'src-stands-alone',
      'The published app must not contain mock, test or script code. Use the types of the contract (src/api/generated).',
      { path: '^src/' },
      { path: '^(mock-server|tests|scripts)/' },
    ),
    forbid(
      'mock-server-stands-alone',
      'The mock is a server like any other: it depends on the contract, not on the app. Use the types in mock-server/generated.',
      { path: '^mock-server/' },
      { path: '^(src|scripts)/' },
    ),
    forbid(
      'only-tests-import-their-support',
      'What helps tests is not a part of the mock or of a script. Move what both need to where it belongs.',
      { path: '^(mock-server|scripts)/', pathNot: TESTS },
      { path: '^tests/' },
    ),
    forbid(
      'scripts-do-not-import-src',
      'Scripts run in Node without a build, and src needs Vite. Move what both need into the contract. Only the failure texts, which are plain data, can be imported (by scripts/docs).',
      { path: '^scripts/' },
      { path: '^src/', pathNot: '^src/shared/errors/texts/' },
    ),
    forbid(
      'failure-texts-are-plain-data',
      'Node reads the failure texts without a build (scripts/docs), so they import only types and one another.',
      { path: '^src/shared/errors/texts/', pathNot: TESTS },
      { pathNot: '^src/shared/errors/texts/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'no-cycle',
      'Merge the files, or move what they share into a third one. A page that is loaded on demand may import the table that loads it.',
      { pathNot: '^src/api/generated/' },
      { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    ),
    forbid(
      'no-barrel',
      'A barrel file puts all of its exports into one chunk. Import the file itself.',
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
      'published-code-imports-no-dev-dependency',
      'Imports of src are published: move the package to dependencies in package.json.',
      { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(node_modules|mock-server/\\.data)/' },
    // Type imports count as dependencies too.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
