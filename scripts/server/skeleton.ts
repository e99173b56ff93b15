import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  bundleFile,
  type Call,
  type Contract,
  callsOf,
  readContract,
  typesFile,
} from '../contract/document.ts';
import { inRoot } from '../support/paths.ts';
import { Refusal } from '../support/refusal.ts';

const template = inRoot('scripts', 'server', 'template');

/**
 * Writes a host in which each operation of the bundle answers 501.
 * @throws Refusal if the folder is not empty
 */
export function writeSkeleton(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Refusal(`${folder} is not empty: name a new folder, so that nothing is lost.`);
  const contract = readContract();
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  cpSync(template, folder, { recursive: true });
  mkdirSync(join(folder, 'src', 'handlers'), { recursive: true });
  cpSync(bundleFile, join(folder, 'contract', 'openapi.json'));
  cpSync(typesFile, join(folder, 'contract', 'contract.d.ts'));
  write('package.json', packageFile(contract));
  write('.gitignore', 'node_modules\n');
  // An older Node would fail later with a message about the extension .ts.
  write('.npmrc', 'engine-strict=true\n');
  const tags = (contract.tags ?? []).map(({ name }) => name);
  for (const tag of tags) write(`src/handlers/${tag}.ts`, handlersOf(contract, tag));
  write('src/handlers/index.ts', index(tags));
}

function packageFile({ info }: Contract): string {
  const ownPackages = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).devDependencies;
  const versions = (...names: string[]) =>
    Object.fromEntries(names.map((name) => [name, String(ownPackages[name])]));
  const content = {
    name: 'portal-host',
    version: info.version,
    private: true,
    type: 'module',
    engines: { node: '>=24' },
    scripts: {
      start: 'node src/start.ts',
      dev: 'node --watch src/start.ts',
      check: 'tsc',
      types: 'openapi-typescript contract/openapi.json --output contract/contract.d.ts',
    },
    dependencies: versions(
      '@fastify/accepts',
      '@fastify/multipart',
      'ajv',
      'ajv-formats',
      'fastify',
    ),
    devDependencies: versions('@types/node', 'openapi-typescript', 'typescript'),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

function handlersOf(contract: Contract, tag: string): string {
  const calls = callsOf(contract).filter(({ operation }) => operation.tags?.includes(tag));
  const names = calls.map(({ name }) => `  | '${name}'`).join('\n');
  const about = contract.tags?.find(({ name }) => name === tag)?.description ?? tag;
  return `import { type Handlers, notImplemented } from '../handler.ts';

type Operations =
${names};

/** ${about} */
export const handlers: Handlers<Operations> = {
${calls.map(stub).join('\n')}
};
`;
}

const stub = ({ name, method, path, operation }: Call): string =>
  `  /** ${method.toUpperCase()} ${path}: ${operation.summary} */\n  ${name}: notImplemented,`;

/** `punchItemsHandlers`, because `public` by itself is no name in code. */
const nameOf = (tag: string): string =>
  `${tag.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Handlers`;

const index = (tags: readonly string[]): string => `import type { Handlers } from '../handler.ts';
${tags.map((tag) => `import { handlers as ${nameOf(tag)} } from './${tag}.ts';`).join('\n')}

/** The handlers of all operations. An operation of the contract that is missing here does not compile. */
export const handlers: Handlers = {
${tags.map((tag) => `  ...${nameOf(tag)},`).join('\n')}
};
`;
