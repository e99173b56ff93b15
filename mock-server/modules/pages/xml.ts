import * as Y from 'yjs';
import {
  attributeFault,
  isNodeName,
  markFault,
  markName,
  type PageMark,
  type PageNode,
} from './nodes.ts';

interface Delta {
  insert: unknown;
  attributes?: Record<string, unknown>;
}

const deltaOf = (text: Y.XmlText): Delta[] => text.toDelta() as Delta[];

function marksOf(attributes: Record<string, unknown>): PageMark[] {
  return Object.entries(attributes).map(([name, attrs]) => {
    const type = markName(name) as PageMark['type'];
    const isObject = typeof attrs === 'object' && attrs !== null && Object.keys(attrs).length > 0;
    return isObject ? { type, attrs: { ...attrs } } : { type };
  });
}

function textNodes(text: Y.XmlText): PageNode[] {
  return deltaOf(text).flatMap(({ insert, attributes = {} }): PageNode[] => {
    if (typeof insert !== 'string' || insert === '') return [];
    const marks = marksOf(attributes);
    return [{ type: 'text', text: insert, ...(marks.length > 0 && { marks }) }];
  });
}

type Parent = Y.XmlFragment | Y.XmlElement;

const childNodes = (parent: Parent): PageNode[] =>
  parent.toArray().flatMap((child): PageNode[] => {
    if (child instanceof Y.XmlText) return textNodes(child);
    return child instanceof Y.XmlElement ? [elementNode(child)] : [];
  });

const attributesOf = (element: Y.XmlElement): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(element.getAttributes() as Record<string, unknown>).filter(
      ([name, value]) => value !== undefined && name !== 'ychange',
    ),
  );

function elementNode(element: Y.XmlElement): PageNode {
  const attrs = attributesOf(element);
  const content = childNodes(element);
  return {
    type: element.nodeName as PageNode['type'],
    ...(Object.keys(attrs).length > 0 && { attrs }),
    ...(content.length > 0 && { content }),
  };
}

/** Returns the shared text as JSON of ProseMirror. */
export const jsonOf = (doc: Y.Doc): PageNode => ({
  type: 'doc',
  content: childNodes(doc.getXmlFragment('default')),
});

/** The shared types of a node with all that is in it. Texts side by side are one. */
function sharedOf(nodes: readonly PageNode[]): (Y.XmlElement | Y.XmlText)[] {
  const shared: (Y.XmlElement | Y.XmlText)[] = [];
  let run: PageNode[] = [];
  const endRun = () => {
    if (run.length === 0) return;
    const text = new Y.XmlText();
    text.applyDelta(
      run.map(({ text: insert = '', marks = [] }) => ({
        insert,
        attributes: Object.fromEntries(marks.map(({ type, attrs = {} }) => [type, attrs])),
      })),
    );
    shared.push(text);
    run = [];
  };
  for (const node of nodes) {
    if (node.type === 'text') {
      run.push(node);
      continue;
    }
    endRun();
    const element = new Y.XmlElement(node.type);
    for (const [name, value] of Object.entries(node.attrs ?? {})) {
      // Attributes are any JSON; the types of the library know only texts.
      if (value !== null) element.setAttribute(name, value as string);
    }
    element.insert(0, sharedOf(node.content ?? []));
    shared.push(element);
  }
  endRun();
  return shared;
}

const same = (a: PageNode | undefined, b: PageNode | undefined) =>
  JSON.stringify(a) === JSON.stringify(b);

/**
 * Changes the shared text to other content. Blocks at the beginning and at the end that are the same stay untouched.
 */
export function writeContent(doc: Y.Doc, content: PageNode): void {
  const fragment = doc.getXmlFragment('default');
  const before = jsonOf(doc).content ?? [];
  const after = content.content ?? [];
  // A text at the top has no block of its own, so positions would not match.
  const isPlain = fragment.length === before.length;
  let start = 0;
  while (
    isPlain &&
    start < Math.min(before.length, after.length) &&
    same(before[start], after[start])
  )
    start += 1;
  let end = 0;
  while (
    isPlain &&
    end < Math.min(before.length, after.length) - start &&
    same(before.at(-1 - end), after.at(-1 - end))
  )
    end += 1;
  doc.transact(() => {
    fragment.delete(start, fragment.length - start - end);
    fragment.insert(start, sharedOf(after.slice(start, after.length - end)));
  });
}

/** Returns what is wrong with a shared type and all that is in it; null if nothing is. */
function faultOf(type: unknown, isNew: (type: Y.XmlElement | Y.XmlText) => boolean): string | null {
  if (type instanceof Y.XmlText) {
    for (const { insert, attributes = {} } of deltaOf(type)) {
      if (typeof insert !== 'string') return 'a text must hold nothing but text';
      for (const [name, attrs] of Object.entries(attributes)) {
        const fault = markFault(name, attrs);
        if (fault) return fault;
      }
    }
    return null;
  }
  if (!(type instanceof Y.XmlFragment)) return 'the text must consist of nodes';
  if (type instanceof Y.XmlElement) {
    const { nodeName } = type;
    if (!isNodeName(nodeName)) return `${String(nodeName).slice(0, 40)} is no node of a page`;
    const fault = attributeFault(nodeName, attributesOf(type));
    if (fault) return fault;
  }
  for (const child of type.toArray()) {
    const isKnown = child instanceof Y.XmlText || child instanceof Y.XmlElement;
    if (!isKnown) return 'the text must consist of nodes';
    const isLoose = child instanceof Y.XmlText && !(type instanceof Y.XmlElement);
    if (isLoose) return 'a text must be in a block';
    const fault = isNew(child) ? faultOf(child, isNew) : null;
    if (fault) return fault;
  }
  return null;
}

/**
 * Returns what is wrong with what a transaction has written. Only that is looked at, so that a long page is as fast as
 * a short one.
 */
export function faultIn(doc: Y.Doc, transaction: Y.Transaction): string | null {
  if ([...doc.share.keys()].some((name) => name !== 'default')) {
    return 'the document must have nothing but the text default';
  }
  const { beforeState, changed } = transaction;
  const isNew = ({ _item: item }: Y.XmlElement | Y.XmlText) =>
    item !== null && item.id.clock >= (beforeState.get(item.id.client) ?? 0);
  for (const type of changed.keys()) {
    const fault = faultOf(type, isNew);
    if (fault) return fault;
  }
  return null;
}

/** The suggestions that a transaction has written, each with who it says makes it. */
export function suggestedIn({ doc, beforeState, afterState }: Y.Transaction) {
  return [...afterState].flatMap(([client, end]) => {
    const begin = beforeState.get(client) ?? 0;
    const structs = begin < end ? (doc.store.clients.get(client) ?? []) : [];
    return structs.slice(begin < end ? Y.findIndexSS(structs, begin) : 0).flatMap((struct) => {
      const content = struct instanceof Y.Item ? struct.content : null;
      if (!(content instanceof Y.ContentFormat) || !content.value) return [];
      if (!['insertion', 'deletion'].includes(markName(content.key))) return [];
      const { id, userId } = content.value as Record<string, unknown>;
      return [{ id, userId }];
    });
  });
}

/** The people whom a transaction has mentioned in the text, and those who have got a task in it. */
export function mentionedIn({ beforeState, changed }: Y.Transaction): string[] {
  const isNew = ({ _item: item }: Y.XmlElement) =>
    item !== null && item.id.clock >= (beforeState.get(item.id.client) ?? 0);
  const personOf = (element: Y.XmlElement): string[] => {
    const name = { mention: 'id', taskItem: 'assigneeId' }[element.nodeName];
    const id = name && element.getAttribute(name);
    return id ? [String(id)] : [];
  };
  const walk = (type: unknown): string[] =>
    type instanceof Y.XmlFragment
      ? type.toArray().flatMap((child) => {
          if (!(child instanceof Y.XmlElement) || !isNew(child)) return [];
          return [...personOf(child), ...walk(child)];
        })
      : [];
  return [...changed].flatMap(([type, keys]) => {
    const isGiven = type instanceof Y.XmlElement && keys.has('assigneeId');
    return [...(isGiven ? personOf(type) : []), ...walk(type)];
  });
}

/** The place of a quote in a text of the document. */
export function findQuote(doc: Y.Doc, quote: string): { text: Y.XmlText; index: number } | null {
  const walk = (parent: Parent): { text: Y.XmlText; index: number } | null => {
    for (const child of parent.toArray()) {
      if (child instanceof Y.XmlText) {
        const index = deltaOf(child)
          .map(({ insert }) => (typeof insert === 'string' ? insert : ' '))
          .join('')
          .indexOf(quote);
        if (index >= 0) return { text: child, index };
      } else if (child instanceof Y.XmlElement) {
        const found = walk(child);
        if (found) return found;
      }
    }
    return null;
  };
  return quote === '' ? null : walk(doc.getXmlFragment('default'));
}
