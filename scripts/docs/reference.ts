import { readFileSync } from 'node:fs';
import { type Contract, callsOf } from '../contract/document.ts';
import { inRoot } from '../support/paths.ts';

import { code, escapeHtml, page, tableOf } from './html.ts';
import { permissionText } from './permissions.ts';

/** The guides in reading order. */
const GUIDES = [
  'sign-in',
  'permissions',
  'errors',
  'pagination',
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

/**
 * Returns the contract as the reference shows it: with the guides, the permission that each call needs, and a badge for
 * its origin.
 */
export function referenceDocument(contract: Contract): Contract {
  const copy = structuredClone(contract);
  const guides = GUIDES.map((name) =>
    readFileSync(inRoot('openapi', 'guides', `${name}.md`), 'utf8'),
  );
  copy.info.description = [copy.info.description ?? '', ...guides].join('\n');
  for (const call of callsOf(copy)) {
    const { operation } = call;
    const parts = [operation.description, permissionText(contract, call)];
    operation.description = parts.filter(Boolean).join('\n\n');
    const name = operation['x-origin'] ?? '';
    Object.assign(operation, { 'x-badges': [{ name, color: COLORS[name] }] });
  }
  return copy;
}

/** The list of tags can be read until the script has drawn the reference. */
export const referencePage = ({ info, tags = [] }: Contract): string =>
  page({
    title: info.title,
    version: info.version,
    file: './',
    body: `<div id="reference"></div>
<main class="page" id="loading">
<h1>${escapeHtml(info.title)}</h1>
<p class="loading">Loading the reference …</p>
${tableOf(
  ['Tag', 'Calls about'],
  tags.map(({ name, description = '' }) => [code(name), escapeHtml(description)]),
)}
</main>`,
    scripts: ['reference.js', 'start.js'],
  });
