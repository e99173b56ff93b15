const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

export const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;

/** Renders a table. Cells are HTML, headings are plain text. */
export function tableOf(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('');
  // On a phone each cell stands below its heading (pages.css).
  const cellOf = (cell: string, i: number) =>
    `<td data-head="${escapeHtml(heads[i] ?? '')}">${cell}</td>`;
  const body = rows.map((cells) => `<tr>${cells.map(cellOf).join('')}</tr>`);
  return `<div class="wide"><table><thead><tr>${head}</tr></thead>
<tbody>
${body.join('\n')}
</tbody></table></div>`;
}

/** Returns the address of the reference of a tag, relative to the folder. */
export const fileOf = (tag: string): string => `reference-${tag}.html`;

/** Returns a link to an operation in the reference; start.js builds the same addresses. */
export const linkTo = (tag: string, operation: string): string =>
  `<a href="${fileOf(tag)}#tag/${tag}/${operation}">${code(operation)}</a>`;

const LINKS = [
  ['./', 'Reference'],
  ['reference-guides.html', 'Guides'],
  ['permissions.html', 'Permissions'],
  ['errors.html', 'Errors'],
  ['calls.html', 'Calls'],
  ['decisions.html', 'Decisions'],
  ['../openapi.json', 'JSON'],
  ['../openapi.yaml', 'YAML'],
] as const;

/** Renders a full page. Addresses are relative, so that the folder can be served from any path. */
export function page(settings: {
  title: string;
  version: string;
  file: string;
  body: string;
  scripts?: readonly string[];
}): string {
  const { title, version, file, body, scripts = [] } = settings;
  const links = LINKS.map(([href, text]) => {
    const here = href === file ? ' aria-current="page"' : '';
    return `<a href="${href}"${here}>${text}</a>`;
  });
  const tags = scripts.map((source) => `<script src="${source}" defer></script>\n`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="pages.css">
${tags.join('')}</head>
<body>
<nav class="bar" aria-label="Pages"><strong>Contract ${escapeHtml(version)}</strong>${links.join('')}</nav>
${body}
</body>
</html>
`;
}
