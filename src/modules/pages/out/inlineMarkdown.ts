import type { Json } from './json';

/** Signs that would mean something in Markdown. */
const escaped = (text: string): string => text.replace(/[\\`*_[\]<>~]/g, '\\$&');

const around: Readonly<Record<string, string>> = {
  bold: '**',
  italic: '*',
  strike: '~~',
  deletion: '~~',
};

/** Spaces stay outside of a mark, because '** bold**' is none. */
function marked(text: string, sign: string): string {
  const [, before = '', middle = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  return middle ? before + sign + middle + sign + after : text;
}

function textOf({ text = '', marks = [] }: Json): string {
  const types = marks.map(({ type }) => type);
  if (types.includes('code')) return `\`${text}\``;
  const styled = Object.entries(around).reduce(
    (made, [type, sign]) => (types.includes(type) ? marked(made, sign) : made),
    escaped(text),
  );
  const link = marks.find(({ type }) => type === 'link')?.attrs?.href;
  return typeof link === 'string' ? `[${styled}](${link.replaceAll(')', '%29')})` : styled;
}

/** Text at the beginning of a line that would be a heading, a list or a quote. */
const safeStart = (line: string): string =>
  line.replace(/^(\s*)(#{1,6} |[-+] |>|(?:\d+)([.)]) )/, (all, space: string, sign: string) =>
    /^\d/.test(sign) ? all.replace(/[.)] $/, (end) => `\\${end}`) : `${space}\\${sign}`,
  );

/** Returns the text of a paragraph or heading. */
export function inlineMarkdown(node: Json): string {
  const text = (node.content ?? [])
    .map((child) => {
      const { type, attrs = {} } = child;
      if (type === 'hardBreak') return '  \n';
      if (type === 'mention') return `@${escaped(String(attrs.label ?? ''))}`;
      if (type === 'recordChip') return escaped(String(attrs.label ?? ''));
      return textOf(child);
    })
    .join('');
  return safeStart(text);
}
