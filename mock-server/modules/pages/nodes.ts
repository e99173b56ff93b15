import type { components } from '../../generated/contract.d.ts';

export type PageNode = components['schemas']['PageNode'];
export type PageMark = components['schemas']['PageMark'];

const CELL = ['colspan', 'rowspan', 'colwidth', 'align'];
const PICTURE = ['alt', 'width'];
const SUGGESTION = ['id', 'userId', 'at'];

/** The attributes that each node may have. A page holds no other nodes. */
export const nodeAttributes: Readonly<Record<PageNode['type'], readonly string[]>> = {
  doc: [],
  paragraph: ['textAlign'],
  heading: ['level', 'textAlign'],
  bulletList: [],
  orderedList: ['start', 'type'],
  listItem: [],
  taskList: [],
  taskItem: ['checked', 'assigneeId', 'assigneeName', 'dueDate'],
  table: [],
  tableRow: [],
  tableCell: CELL,
  tableHeader: CELL,
  image: ['fileId', ...PICTURE],
  file: ['fileId', 'name'],
  photo: ['photoId', ...PICTURE],
  sheet: ['sheetId', ...PICTURE],
  callout: ['kind'],
  codeBlock: ['language'],
  horizontalRule: [],
  blockquote: [],
  columns: [],
  column: [],
  toc: [],
  hardBreak: [],
  mention: ['id', 'label'],
  recordChip: ['recordType', 'recordId', 'label'],
  liveList: ['recordType', 'status', 'discipline'],
  text: [],
};

/** The attributes that each mark may have. */
export const markAttributes: Readonly<Record<PageMark['type'], readonly string[]>> = {
  bold: [],
  italic: [],
  underline: [],
  strike: [],
  code: [],
  link: ['href'],
  comment: ['threadId'],
  insertion: SUGGESTION,
  deletion: SUGGESTION,
  highlight: [],
};

const allowed = new Map<string, readonly string[]>(
  Object.entries({ ...nodeAttributes, ...markAttributes }),
);

const MAX_TEXT = 4000;
const MAX_JSON = 8000;
const SAFE_LINK = /^(?:https?:\/\/|mailto:)/i;

/** A node of a document, apart from the root and texts. */
export const isNodeName = (name: string): name is PageNode['type'] =>
  Object.hasOwn(nodeAttributes, name) && name !== 'doc' && name !== 'text';

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
    if (isEmpty(value)) continue;
    if (!allowed.get(owner)?.includes(name)) {
      return `${owner} must not have ${name.slice(0, 40)}`;
    }
    if (!isPlain(value)) return `${name} of ${owner} must be a text, a number or a small object`;
    if (name === 'href' && !SAFE_LINK.test(String(value))) {
      return `${owner} must lead to http, https or mailto`;
    }
  }
  return null;
}

/** What is wrong with a mark of a text; null if nothing is. */
export function markFault(name: string, attrs: unknown): string | null {
  const ownName = markName(name);
  if (!Object.hasOwn(markAttributes, ownName))
    return `a text must not be marked as ${ownName.slice(0, 40)}`;
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
