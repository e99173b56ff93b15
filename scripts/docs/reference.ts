import { readFileSync } from 'node:fs';
import { type Contract, callsOf } from '../contract/document.ts';
import { inRoot } from '../support/paths.ts';
import { page } from './html.ts';
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

export const referencePage = ({ info }: Contract): string =>
  page({
    title: info.title,
    version: info.version,
    file: './',
    body: '<div id="reference"></div>',
    scripts: ['reference.js', 'start.js'],
  });
