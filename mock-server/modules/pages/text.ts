import * as Y from 'yjs';
import type { TenantState } from '../../core/state/model.ts';
import type { StoredPageUpdate } from '../../core/state/pages.ts';
import { invalid, refuse } from '../../engine/problem.ts';
import { type PageNode, plainText, wordsIn } from './nodes.ts';
import { faultIn, jsonOf, mentionedIn, suggestedIn, writeContent } from './xml.ts';

type State = Pick<TenantState, 'pageUpdates'>;

/** The largest document, in bytes of its state. */
const MAX_BYTES = 8 * 1024 ** 2;

interface Open {
  doc: Y.Doc;
  /** How many of the updates the document has. */
  seq: number;
  /** No document is larger: its size when it was measured last, and what came since. */
  atMost: number;
  /** Who has made each suggestion that the text has or had, by its id. */
  suggested: Map<string, string>;
  json?: PageNode;
  text?: string;
}

/** The documents that were used, by the state that they belong to. They can be made again from the updates. */
const opened = new WeakMap<object, Map<string, Open>>();

/** The type of the text has to be known before an update names it. */
function newDoc(): Y.Doc {
  const doc = new Y.Doc();
  doc.getXmlFragment('default');
  return doc;
}

const bytesOf = (data: string): Uint8Array => new Uint8Array(Buffer.from(data, 'base64'));
const base64Of = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

export const updatesOf = ({ pageUpdates }: State, pageId: string): readonly StoredPageUpdate[] =>
  pageUpdates[pageId] ?? [];

export const seqOf = (state: State, pageId: string): number => updatesOf(state, pageId).length;

function openOf(state: State, pageId: string): Open {
  const docs = opened.get(state) ?? new Map<string, Open>();
  opened.set(state, docs);
  const updates = updatesOf(state, pageId);
  const known = docs.get(pageId);
  const open =
    known && known.seq <= updates.length
      ? known
      : { doc: newDoc(), seq: 0, atMost: 0, suggested: new Map<string, string>() };
  docs.set(pageId, open);
  if (open.seq < updates.length) {
    noting(open, () => {
      for (const { data } of updates.slice(open.seq)) {
        Y.applyUpdate(open.doc, bytesOf(data));
        open.atMost += data.length;
      }
    });
    advance(open, updates.length);
  }
  return open;
}

/** Notes who makes the suggestions of a change that was checked before, or is the host's. */
function noting({ doc, suggested }: Open, change: () => void): void {
  const note = (transaction: Y.Transaction) => {
    for (const { id, userId } of suggestedIn(transaction))
      suggested.set(String(id), String(userId));
  };
  doc.on('afterTransaction', note);
  change();
  doc.off('afterTransaction', note);
}

/** What is wrong with the suggestions of a transaction. A known one may move, but not change hands. */
function suggestionFault({ suggested }: Open, transaction: Y.Transaction, byId: string) {
  for (const { id, userId } of suggestedIn(transaction)) {
    if (typeof id !== 'string' || userId !== (suggested.get(id) ?? byId)) {
      return 'a suggestion must have an id and the userId of its author';
    }
    suggested.set(id, userId);
  }
  return null;
}

function advance(open: Open, seq: number): void {
  open.seq = seq;
  delete open.json;
  delete open.text;
}

const forget = (state: State, pageId: string) => opened.get(state)?.delete(pageId);

/** Returns the text as JSON. */
export function contentOf(state: State, pageId: string): PageNode {
  const open = openOf(state, pageId);
  open.json ??= jsonOf(open.doc);
  return open.json;
}

/** Returns the text without its form. */
export function plainOf(state: State, pageId: string): string {
  const open = openOf(state, pageId);
  open.text ??= plainText(contentOf(state, pageId));
  return open.text;
}

export const wordCountOf = (state: State, pageId: string): number =>
  wordsIn(plainOf(state, pageId));

/** The text as it was after its first updates. */
export function contentAt(state: State, pageId: string, seq: number): PageNode {
  if (seq === seqOf(state, pageId)) return contentOf(state, pageId);
  const doc = newDoc();
  for (const { data } of updatesOf(state, pageId).slice(0, seq)) Y.applyUpdate(doc, bytesOf(data));
  return jsonOf(doc);
}

/** Returns the whole text as one update, or what came after some updates; empty if nothing did. */
export function stateOf(state: State, pageId: string, since?: number): string {
  if (since === undefined) return base64Of(Y.encodeStateAsUpdate(openOf(state, pageId).doc));
  const later = updatesOf(state, pageId).slice(since);
  return later.length === 0 ? '' : base64Of(Y.mergeUpdates(later.map(({ data }) => bytesOf(data))));
}

/**
 * Tries updates of a person on the document. If one is refused, the document is as before.
 * @returns whom the updates mention
 */
export function tryUpdates(
  state: State,
  pageId: string,
  updates: readonly { data: string }[],
  byId: string,
) {
  const open = openOf(state, pageId);
  const { doc } = open;
  let fault: string | null = null;
  const mentionIds: string[] = [];
  const look = (transaction: Y.Transaction) => {
    fault ??= faultIn(doc, transaction) ?? suggestionFault(open, transaction, byId);
    if (!fault) mentionIds.push(...mentionedIn(transaction));
  };
  doc.on('afterTransaction', look);
  let index = 0;
  try {
    for (const { data } of updates) {
      Y.applyUpdate(doc, bytesOf(data));
      open.atMost += data.length;
      // An update that builds on others waits for them.
      if (doc.store.pendingStructs || doc.store.pendingDs)
        fault ??= 'must not lack updates before it';
      if (fault) break;
      index += 1;
    }
  } catch {
    fault = 'must be an update of Yjs';
  } finally {
    doc.off('afterTransaction', look);
  }
  if (fault) {
    forget(state, pageId);
    return invalid(`/updates/${index}/data`, 'update', fault);
  }
  if (open.atMost > MAX_BYTES) {
    open.atMost = Y.encodeStateAsUpdate(doc).length;
    if (open.atMost > MAX_BYTES) {
      forget(state, pageId);
      return refuse('PAYLOAD_TOO_LARGE', { detail: 'The page would be larger than 8 MiB.' });
    }
  }
  advance(open, open.seq + updates.length);
  return { mentionIds };
}

/** Lets the host write in a document. @returns the update in Base64; null if nothing changed */
export function editDoc(state: State, pageId: string, edit: (doc: Y.Doc) => void): string | null {
  const open = openOf(state, pageId);
  const changes: Uint8Array[] = [];
  const note = (change: Uint8Array) => {
    changes.push(change);
  };
  open.doc.on('update', note);
  noting(open, () => open.doc.transact(() => edit(open.doc)));
  open.doc.off('update', note);
  if (changes.length === 0) return null;
  const update = base64Of(Y.mergeUpdates(changes));
  open.atMost += update.length;
  advance(open, open.seq + 1);
  return update;
}

/** The first update of a page with content. @param client makes the same content the same update */
export function firstUpdate(content: PageNode, client?: number): string {
  const doc = newDoc();
  if (client !== undefined) doc.clientID = client;
  writeContent(doc, content);
  return base64Of(Y.encodeStateAsUpdate(doc));
}
