import {
  type Call,
  type Contract,
  callsOf,
  examplesOf,
  isSuccess,
  type Problems,
} from '../contract/document.ts';
import { code, escapeHtml, linkTo, page, tableOf } from './html.ts';
import type { ErrorTexts } from './texts.ts';

interface ErrorUse {
  operation: string;
  tag: string;
  /** The text that the portal shows when the operation fails with this code. */
  text: string;
}

export interface ErrorEntry {
  code: string;
  status: number;
  /** When a host returns the code. */
  when: string;
  /** The portal's description of the reason. */
  reason: string;
  uses: ErrorUse[];
}

/** Lists each code with the operations that declare it and the texts that users see. */
export function errorCatalog(
  contract: Contract,
  problems: Problems,
  texts: ErrorTexts,
): ErrorEntry[] {
  const calls = callsOf(contract).map((call) => ({ call, codes: codesOf(contract, call) }));
  return Object.entries(problems).map(([name, { summary = '', value }]) => ({
    code: name,
    status: Number(value.status),
    when: summary,
    reason: texts.reasons[name] ?? '',
    uses: calls
      .filter(({ codes }) => codes.has(name))
      .map(({ call }) => ({
        operation: call.name,
        tag: tagOf(call),
        text: textOf(texts, call.name, name),
      })),
  }));
}

const tagOf = ({ operation }: Call): string => operation.tags?.[0] ?? '';

const codesOf = (contract: Contract, { responses }: Call): Set<string> =>
  new Set(
    responses
      .filter(([status]) => !isSuccess(status))
      .flatMap(([, { content = {} }]) => Object.values(content))
      .flatMap((media) => examplesOf(contract, media))
      .map(([name]) => name),
  );

function textOf({ operations }: ErrorTexts, operation: string, name: string): string {
  const failure = operations[operation];
  const ownText = failure?.codes?.[name];
  if (ownText || !failure?.serverMessageFirst) return ownText ?? failure?.otherwise ?? '';
  return `The server's message; without one: ${failure.otherwise}`;
}

export function errorsPage(contract: Contract, entries: ErrorEntry[]): string {
  const rows = entries.map((entry) => [
    `<a id="${entry.code}" href="#${entry.code}">${code(entry.code)}</a>`,
    String(entry.status),
    escapeHtml(entry.when),
    escapeHtml(entry.reason),
    usesOf(entry.uses),
  ]);
  const { version } = contract.info;
  return page({
    title: 'Error catalog',
    version,
    file: 'errors.html',
    body: `<main class="page">
<h1>Error catalog</h1>
<p>A failure names its code, and the portal has the words: what failed comes from the operation, why it failed from
the code. The server's own <code>detail</code> is not shown, except where a text says so.</p>
${tableOf(['Code', 'Status', 'When', 'Why, as the user reads it', 'Operations, and what the user reads'], rows)}
</main>`,
  });
}

function usesOf(uses: ErrorUse[]): string {
  const items = uses.map(
    ({ tag, operation, text }) => `<li>${linkTo(tag, operation)}: ${escapeHtml(text)}</li>`,
  );
  const count = uses.length === 1 ? '1 operation' : `${uses.length} operations`;
  return `<details${uses.length > 5 ? '' : ' open'}><summary>${count}</summary><ul>${items.join('')}</ul></details>`;
}
