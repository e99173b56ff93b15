import { type Contract, callsOf } from '../contract/document.ts';
import { code, escapeHtml, linkTo, page, tableOf } from './html.ts';

const ORIGINS = [
  {
    origin: 'documented',
    title: 'Documented',
    what: 'Calls of the product as it is today: path, payload and answer are recorded and not ours to change. What the record leaves open is under <a href="decisions.html">Decisions</a>.',
  },
  {
    origin: 'proposed',
    title: 'Proposed',
    what: 'Calls that the described screens need. Their form is a proposal to the backend teams.',
  },
];

/** Explains the two values of `x-origin`. */
export function callsPage(contract: Contract): string {
  const calls = callsOf(contract);
  const sections = ORIGINS.map(({ origin, title, what }) => {
    const rows = calls
      .filter(({ operation }) => operation['x-origin'] === origin)
      .map(({ name, method, path, operation }) => [
        linkTo(operation.tags?.[0] ?? '', name),
        code(`${method.toUpperCase()} ${path}`),
        escapeHtml(operation.summary ?? ''),
        escapeHtml(operation.tags?.[0] ?? ''),
      ]);
    return `<h2 id="${origin}">${title} (${rows.length})</h2>
<p>${what}</p>
${tableOf(['Operation', 'Call', 'What it does', 'Tag'], rows)}`;
  });
  return page({
    title: 'Documented and proposed calls',
    version: contract.info.version,
    file: 'calls.html',
    body: `<main class="page">
<h1>Documented and proposed calls</h1>
${sections.join('\n')}
</main>`,
  });
}
