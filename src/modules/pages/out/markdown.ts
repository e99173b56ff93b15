import { inlineMarkdown } from './inlineMarkdown';
import { type Json, pictureId, textsOf } from './json';

/** The words of what stands in a text by its id. */
export interface Names {
  fileName?: (id: string) => string | undefined;
}

/** Returns a text of a page as Markdown, in the dialect of GitHub. What Markdown lacks stays readable as text. */
export function markdownOf(doc: Json, names: Names = {}): string {
  return `${blocksOf(doc, names).trim()}\n`;
}

const blocksOf = (node: Json, names: Names): string =>
  (node.content ?? []).map((child) => blockOf(child, names)).join('\n\n');

/** Moves the lines after the first under the marker of a list item. */
const indented = (text: string, columns: number): string =>
  text.replaceAll('\n', `\n${' '.repeat(columns)}`);

const quoted = (text: string): string => text.replace(/^/gm, '> ').replace(/^> $/gm, '>');

function listOf(node: Json, names: Names, marker: (item: Json, index: number) => string): string {
  return (node.content ?? [])
    .map((item, index) => {
      const sign = marker(item, index);
      return sign + indented(itemOf(item, names), sign.startsWith('- ') ? 2 : sign.length);
    })
    .join('\n');
}

/** A list in an item follows its text without an empty line. */
function itemOf(item: Json, names: Names): string {
  return (item.content ?? []).reduce((text, child, index) => {
    const next = blockOf(child, names);
    if (index === 0) return next;
    return `${text}${/List$/.test(child.type ?? '') ? '\n' : '\n\n'}${next}`;
  }, '');
}

function tableOf(node: Json, names: Names): string {
  const rows = (node.content ?? []).map((row) =>
    (row.content ?? []).flatMap((cell) => {
      const text = blocksOf(cell, names).replaceAll('|', '\\|').replace(/\n+/g, '<br>');
      // A merged cell leaves its other columns empty.
      const span = Math.max(1, Number(cell.attrs?.colspan ?? 1));
      return [text, ...Array.from({ length: span - 1 }, () => '')];
    }),
  );
  const width = Math.max(1, ...rows.map(({ length }) => length));
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, column) => cells[column] ?? '').join(' | ')} |`;
  const [head = [], ...others] = rows;
  return [line(head), `|${' --- |'.repeat(width)}`, ...others.map(line)].join('\n');
}

function taskSign({ attrs = {} }: Json): string {
  return `- [${attrs.checked ? 'x' : ' '}] `;
}

/** Returns who does a task, and until when, at the end of its first line. */
function withTask(node: Json): Json {
  return {
    ...node,
    content: (node.content ?? []).map((item) => {
      const { assigneeName, dueDate } = item.attrs ?? {};
      const note = [assigneeName && `@${assigneeName}`, dueDate && `until ${dueDate}`]
        .filter(Boolean)
        .join(', ');
      const [first, ...others] = item.content ?? [];
      if (!note || !first) return item;
      const text: Json = { type: 'text', text: ` (${note})` };
      return {
        ...item,
        content: [{ ...first, content: [...(first.content ?? []), text] }, ...others],
      };
    }),
  };
}

function blockOf(node: Json, names: Names): string {
  const { type, attrs = {} } = node;
  const nameOf = (id: unknown) => (typeof id === 'string' && names.fileName?.(id)) || '';
  switch (type) {
    case 'heading':
      return `${'#'.repeat(Number(attrs.level) || 1)} ${inlineMarkdown(node)}`;
    case 'paragraph':
      return inlineMarkdown(node);
    case 'bulletList':
      return listOf(node, names, () => '- ');
    case 'orderedList':
      return listOf(node, names, (_, index) => `${Number(attrs.start ?? 1) + index}. `);
    case 'taskList':
      return listOf(withTask(node), names, taskSign);
    case 'blockquote':
      return quoted(blocksOf(node, names));
    case 'callout':
      return quoted(`**${calloutWord(attrs.kind)}:** ${blocksOf(node, names)}`);
    case 'codeBlock':
      return `\`\`\`${attrs.language ?? ''}\n${textsOf(node)}\n\`\`\``;
    case 'horizontalRule':
      return '---';
    case 'table':
      return tableOf(node, names);
    case 'image':
    case 'photo':
    case 'sheet':
      return pictureOf(String(attrs.alt ?? ''), nameOf(pictureId(node)));
    case 'file':
      return `[${String(attrs.name ?? '') || nameOf(attrs.fileId) || 'File'}]()`;
    case 'liveList':
      return `*List of records: ${[attrs.status, attrs.recordType, attrs.discipline].filter(Boolean).join(', ')}*`;
    case 'toc':
      return '';
    default:
      return node.content ? blocksOf(node, names) : '';
  }
}

const pictureOf = (alt: string, name: string) => `![${alt || name || 'Picture'}](${name})`;

function calloutWord(kind: unknown): string {
  const words: Readonly<Record<string, string>> = {
    warning: 'Warning',
    danger: 'Danger',
    success: 'Done',
  };
  return words[String(kind)] ?? 'Note';
}
