import type { components } from '../../generated/contract.d.ts';

export type PageNode = components['schemas']['PageNode'];
export type PageMark = components['schemas']['PageMark'];

const NODES: ReadonlySet<string> = new Set<PageNode['type']>([
  ...(['doc', 'paragraph', 'heading', 'bulletList', 'orderedList', 'listItem'] as const),
  ...(['taskList', 'taskItem', 'table', 'tableRow', 'tableCell', 'tableHeader'] as const),
  ...(['image', 'file', 'photo', 'sheet', 'callout', 'codeBlock', 'horizontalRule'] as const),
  ...(['blockquote', 'columns', 'column', 'toc', 'hardBreak', 'mention'] as const),
  ...(['recordChip', 'liveList', 'text'] as const),
]);

const MARKS: ReadonlySet<string> = new Set<PageMark['type']>([
  ...(['bold', 'italic', 'underline', 'strike', 'code', 'link'] as const),
  ...(['comment', 'insertion', 'deletion', 'highlight'] as const),
]);

const MAX_TEXT = 4000;
const MAX_JSON = 8000;
const SAFE_LINK = /^(?:https?:\/\/|mailto:)/i;
/** Names of attributes that would load or run something. */
const HOSTILE = /^(?:src|srcset|srcdoc|style|on\w+)$/i;

/** A node of a document, apart from the root and texts. */
export const isNodeName = (name: string): name is PageNode['type'] =>
  NODES.has(name) && name !== 'doc' && name !== 'text';

/** The name of a mark. Marks that may overlap have a hash behind their name in the shared document. */
export const markName = (name: string): string => name.replace(/--[A-Za-z0-9+/=]{8}$/, '');

const isPlain = (value: unknown): boolean => {
  if (value === null || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'string') return value.length <= MAX_TEXT;
  if (typeof value !== 'object') return false;
  const { prototype } = Object;
  const isOfJson = Array.isArray(value) || Object.getPrototypeOf(value) === prototype;
  return isOfJson && Object.values(value).every(isPlain) && JSON.stringify(value).length < MAX_JSON;
};

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** Returns what is wrong with the attributes of a node or a mark; null if nothing is. */
export function attributeFault(owner: string, attrs: Readonly<Record<string, unknown>>) {
  for (const [name, value] of Object.entries(attrs)) {
    if (HOSTILE.test(name) && !isEmpty(value)) return `${owner} must not have ${name}`;
    if (!isPlain(value)) return `${name} of ${owner} must be a text, a number or a small object`;
    if (name === 'href' && !isEmpty(value) && !SAFE_LINK.test(String(value))) {
      return `${owner} must lead to http, https or mailto`;
    }
  }
  return null;
}

/** What is wrong with a mark of a text; null if nothing is. */
export function markFault(name: string, attrs: unknown): string | null {
  const ownName = markName(name);
  if (!MARKS.has(ownName)) return `a text must not be marked as ${ownName.slice(0, 40)}`;
  if (typeof attrs !== 'object' || attrs === null) return null;
  return attributeFault(ownName, attrs as Record<string, unknown>);
}

/** Texts in the order of reading. Blocks are lines of their own. */
export function plainText(node: PageNode): string {
  if (node.type === 'text') return node.text ?? '';
  if (node.type === 'hardBreak') return '\n';
  if (node.type === 'mention') return `@${String(node.attrs?.label ?? '')}`;
  const parts = (node.content ?? []).map(plainText);
  const isLine = node.content?.some(({ type }) => type === 'text' || type === 'mention') ?? false;
  return isLine ? parts.join('') : parts.filter(Boolean).join('\n');
}

export const wordsIn = (text: string): number =>
  text.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
