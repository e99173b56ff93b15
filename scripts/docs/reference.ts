import { readFileSync } from 'node:fs';
import { type Contract, callsOf } from '../contract/document.ts';
import { inRoot } from '../support/paths.ts';
import { code, escapeHtml, fileOf, page, tableOf } from './html.ts';
import { permissionText } from './permissions.ts';

/** The guides in reading order. */
const GUIDES = [
  'sign-in',
  'permissions',
  'errors',
  'pagination',
  'search',
  'concurrency',
  'retries',
  'records',
  'uploads',
  'files',
  'live-updates',
  'messages',
  'pages',
  'notifications',
  'public-links',
  'validate-a-host',
];

/** Colors with enough contrast on both white and black. */
const COLORS: Record<string, string> = { documented: '#16803c', proposed: '#b45309' };

/** One page of the reference. A page with all operations takes a browser 10 seconds and more to draw. */
interface Part {
  /** A tag, or the guides. */
  name: string;
  document: Contract;
}

/** Returns the guides as a document without operations, and the operations of each tag with their permission and origin. */
export function referenceParts(contract: Contract): Part[] {
  const shown = structuredClone(contract);
  for (const call of callsOf(shown)) {
    const { operation } = call;
    const parts = [operation.description, permissionText(contract, call)];
    operation.description = parts.filter(Boolean).join('\n\n');
    const name = operation['x-origin'] ?? '';
    Object.assign(operation, { 'x-badges': [{ name, color: COLORS[name] }] });
  }
  return [guidesOf(shown), ...(shown.tags ?? []).map(({ name }) => partOf(shown, name))];
}

function guidesOf(contract: Contract): Part {
  const texts = GUIDES.map((name) =>
    readFileSync(inRoot('openapi', 'guides', `${name}.md`), 'utf8'),
  );
  const description = [contract.info.description ?? '', ...texts].join('\n');
  const { openapi } = contract;
  const info = { ...contract.info, description };
  return { name: 'guides', document: { openapi, info, paths: {}, components: { schemas: {} } } };
}

function partOf(contract: Contract, tag: string): Part {
  const paths: Contract['paths'] = {};
  for (const { path, method, operation } of callsOf(contract)) {
    if (operation.tags?.[0] !== tag) continue;
    const { parameters } = contract.paths[path] ?? {};
    paths[path] = { ...(parameters ? { parameters } : {}), ...paths[path], [method]: operation };
  }
  const document = {
    ...contract,
    info: { title: contract.info.title, version: contract.info.version },
    tags: contract.tags?.filter(({ name }) => name === tag),
    paths,
  };
  return { name: tag, document: { ...document, components: neededBy(paths, contract) } };
}

const COMPONENT = /"#\/components\/(\w+)\/([\w.-]+)"/g;

/** Returns the components that paths refer to, directly or not, and the security schemes. */
function neededBy(paths: Contract['paths'], { components }: Contract): Contract['components'] {
  const { securitySchemes } = components;
  const needed: Contract['components'] = { securitySchemes, schemas: {} };
  const collect = (value: unknown) => {
    for (const [, kind = '', name = ''] of JSON.stringify(value).matchAll(COMPONENT)) {
      needed[kind] ??= {};
      const kept = needed[kind] as Record<string, unknown>;
      if (name in kept) continue;
      kept[name] = (components[kind] as Record<string, unknown>)[name];
      collect(kept[name]);
    }
  };
  collect(paths);
  return needed;
}

/** The list of tags, which is the start page. */
export const indexPage = ({ info, tags = [] }: Contract): string =>
  page({
    title: info.title,
    version: info.version,
    file: './',
    body: `<main class="page">
<h1>${escapeHtml(info.title)}</h1>
${tableOf(
  ['Tag', 'Calls about'],
  tags.map(({ name, description = '' }) => [
    `<a href="${fileOf(name)}">${code(name)}</a>`,
    escapeHtml(description),
  ]),
)}
</main>`,
  });

/** A page that start.js draws from the file `reference-<name>.json`. */
export const referencePage = ({ info }: Contract, name: string): string =>
  page({
    title: `${name}: ${info.title}`,
    version: info.version,
    file: fileOf(name),
    body: `<div id="reference" data-document="reference-${name}.json"></div>
<main class="page" id="loading">
<h1>${code(name)}</h1>
<p class="loading">Loading the reference …</p>
</main>`,
    scripts: ['reference.js', 'start.js'],
  });
