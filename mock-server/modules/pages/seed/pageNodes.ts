import type { PageMark, PageNode } from '../nodes.ts';

type Inline = string | PageNode;

const nodesOf = (parts: readonly Inline[]): PageNode[] =>
  parts.map((part) => (typeof part === 'string' ? { type: 'text', text: part } : part));

const block =
  (type: PageNode['type']) =>
  (...content: PageNode[]): PageNode => ({ type, content });

const list =
  (type: PageNode['type']) =>
  (...items: (string | readonly Inline[])[]): PageNode => ({
    type,
    content: items.map((item) => ({
      type: 'listItem',
      content: [p(...(typeof item === 'string' ? [item] : item))],
    })),
  });

/** Short names for the nodes of the demo pages. */
export const p = (...parts: Inline[]): PageNode => ({ type: 'paragraph', content: nodesOf(parts) });
export const h = (level: number, text: string): PageNode => ({
  type: 'heading',
  attrs: { level },
  content: nodesOf([text]),
});
export const marked = (text: string, ...marks: PageMark[]): PageNode => ({
  type: 'text',
  text,
  marks,
});
export const b = (text: string): PageNode => marked(text, { type: 'bold' });
export const bullets = list('bulletList');
export const steps = list('orderedList');
export const doc = block('doc');
export const line: PageNode = { type: 'horizontalRule' };
export const callout = (kind: string, ...parts: Inline[]): PageNode => ({
  type: 'callout',
  attrs: { kind },
  content: [p(...parts)],
});
export const mention = (id: string, label: string): PageNode => ({
  type: 'mention',
  attrs: { id, label },
});
export const chip = (recordType: string, recordId: string, label: string): PageNode => ({
  type: 'recordChip',
  attrs: { recordType, recordId, label },
});

export const tasks = (...items: readonly [checked: boolean, text: string][]): PageNode => ({
  type: 'taskList',
  content: items.map(([checked, text]) => ({
    type: 'taskItem',
    attrs: { checked },
    content: [p(text)],
  })),
});

/** Returns a table whose first row is its head. */
export const table = (...rows: readonly (readonly string[])[]): PageNode => ({
  type: 'table',
  content: rows.map((cells, row) => ({
    type: 'tableRow',
    content: cells.map((cell) => ({
      type: row === 0 ? 'tableHeader' : 'tableCell',
      attrs: { colspan: 1, rowspan: 1 },
      content: [p(cell)],
    })),
  })),
});
