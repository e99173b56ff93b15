import { Awareness } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { asApiError } from '@/api/apiError';
import { fromBase64 } from './base64';
import { Outgoing } from './outgoing';
import { followPresence } from './presence';
import type { Batch, UnsentStore } from './unsent';

/** The calls that a page is written with. */
export interface Transport {
  /** Reads the updates after a number, or all of them. */
  read(since: number | null): Promise<{ seq: number; updates: readonly string[] }>;
  send(updates: readonly Batch[]): Promise<{ seq: number }>;
  /** Tells the others where the user is; null says that they have left. */
  present(state: string | null): Promise<unknown>;
}

export interface CollabState {
  /**
   * - `loading`: the text is not there yet;
   * - `offline`: the host does not answer; what is written waits;
   * - `refused`: the host does not take what was written, and no attempt follows.
   */
  save: 'loading' | 'saved' | 'saving' | 'offline' | 'refused';
  /** The number of changes that the host does not have. */
  waiting: number;
  /** Why the text could not be read, or what was written is refused. */
  error: unknown;
  /** Whether the browser could keep what waits. */
  isKept: boolean;
}

interface Options {
  transport: Transport;
  unsent: UnsentStore;
  /**
   * Whether the user may write. The editor tidies a text that it shows, and nobody else's text is changed by reading.
   */
  mayWrite: boolean;
  onState: (state: CollabState) => void;
}

/** How long changes are collected before they are sent, in milliseconds. */
const COLLECT_MS = 250;
/** How often what waits is written to the browser's storage, in milliseconds. */
const KEEP_MS = 150;
/** Milliseconds until the next attempt, by the number of attempts that failed. */
const PAUSES = [1000, 2000, 4000, 8000, 15_000];

/** Whether another attempt would fail in the same way. A session that ended, too many calls and a broken host pass. */
function isRefusal(error: unknown): boolean {
  const { kind, status } = asApiError(error);
  return kind === 'problem' && status >= 400 && status < 500 && ![401, 408, 429].includes(status);
}

/** Marks what comes from the host, which is not sent back. */
const FROM_HOST = Symbol('from the host');

function takeIn(doc: Y.Doc, updates: readonly string[]): void {
  Y.transact(
    doc,
    () => {
      for (const update of updates) Y.applyUpdate(doc, fromBase64(update), FROM_HOST);
    },
    FROM_HOST,
  );
}

/** Keeps a document of Yjs the same as the host's. What is written is sent in order, and kept until the host has it. */
export function openCollab({ transport, unsent, mayWrite, onState }: Options) {
  const doc = new Y.Doc();
  const awareness = new Awareness(doc);
  const presence = followPresence(awareness, transport);
  let seq: number | null = null;
  /** The highest number that an event has told. */
  let told = 0;
  const outgoing = new Outgoing();
  let failures = 0;
  let isSending = false;
  let isReading = false;
  let isClosed = false;
  let state: CollabState = { save: 'loading', waiting: 0, error: null, isKept: true };
  let sendTimer: ReturnType<typeof setTimeout> | undefined;
  let keepTimer: ReturnType<typeof setTimeout> | undefined;

  const show = (part: Partial<CollabState>) => {
    state = { ...state, ...part };
    onState(state);
  };
  const keep = () => {
    clearTimeout(keepTimer);
    keepTimer = undefined;
    const isKept = unsent.write(outgoing.closed());
    if (isKept !== state.isKept) show({ isKept });
  };
  const planSend = (ms: number) => {
    clearTimeout(sendTimer);
    sendTimer = setTimeout(() => void send(), ms);
  };

  async function send(): Promise<void> {
    sendTimer = undefined;
    if (isSending || seq === null || state.save === 'refused') return;
    const sending = outgoing.begin();
    if (sending.length === 0) return;
    isSending = true;
    keep();
    try {
      const answer = await transport.send(sending);
      failures = 0;
      outgoing.confirm(sending);
      // Nobody else has written in the meantime, so that there is nothing to read.
      if (answer.seq <= seq + sending.length) seq = Math.max(seq, answer.seq);
      else told = Math.max(told, answer.seq);
      isSending = false;
      keep();
      const { waiting } = outgoing;
      show({ save: waiting > 0 || outgoing.hasBatches ? 'saving' : 'saved', waiting, error: null });
      if (!outgoing.isEmpty) planSend(0);
    } catch (error) {
      isSending = false;
      if (isRefusal(error)) return show({ save: 'refused', error });
      failures += 1;
      show({ save: 'offline', waiting: Math.max(1, outgoing.waiting) });
      if (!isClosed) planSend(PAUSES[Math.min(failures, PAUSES.length) - 1] ?? 15_000);
    }
    if (told > (seq ?? 0)) void pull();
  }

  /** Reads what the host has and this document has not. */
  async function pull(): Promise<void> {
    if (isReading || isSending || isClosed) return;
    isReading = true;
    try {
      const { seq: latest, updates } = await transport.read(seq);
      const isFirst = seq === null;
      takeIn(doc, updates);
      seq = Math.max(seq ?? 0, latest);
      isReading = false;
      if (isFirst) begin();
      else if (state.save === 'offline' && !sendTimer && !isSending) show({ save: 'saved' });
    } catch (error) {
      isReading = false;
      if (seq === null) show({ error });
      return;
    }
    if (told > seq) void pull();
  }

  /** Adds what an earlier tab could not send. */
  function begin(): void {
    const left = unsent.read();
    for (const { data } of left) Y.applyUpdate(doc, fromBase64(data), FROM_HOST);
    outgoing.restore(left);
    show({ save: left.length > 0 ? 'saving' : 'saved', waiting: left.length, error: null });
    if (left.length > 0) void send();
    presence.tell();
  }

  doc.on('update', (update: Uint8Array, origin: unknown) => {
    if (origin === FROM_HOST || !mayWrite) return;
    outgoing.add(update);
    keepTimer ??= setTimeout(keep, KEEP_MS);
    if (state.save === 'refused') return show({ waiting: outgoing.waiting });
    const isOffline = state.save === 'offline';
    show({ save: isOffline ? 'offline' : 'saving', waiting: outgoing.waiting });
    if (!isOffline && !sendTimer) planSend(COLLECT_MS);
  });
  const atOnce = () => {
    if (failures > 0) planSend(0);
    void pull();
  };
  addEventListener('online', atOnce);
  addEventListener('pagehide', keep);
  void pull();

  return {
    doc,
    awareness,
    /** Takes an event about the page. */
    onUpdated(latest: number): void {
      told = Math.max(told, latest);
      if (seq !== null && told > seq) void pull();
    },
    onPresence: presence.onPresence,
    /** Reads again, such as after a gap in the events. */
    refresh: () => void pull(),
    /** Sends what waits at once. @returns how many updates the host has then; null if something still waits */
    async flush(): Promise<number | null> {
      await send();
      return outgoing.isEmpty ? seq : null;
    },
    /** Forgets what the host has refused. The page has to be opened again. */
    discard(): void {
      outgoing.clear();
      keep();
    },
    /**
     * Sends what waits once more and ends. What cannot be sent stays in the browser.
     *
     * @param isGone The page is deleted, or closed to the user: the host would refuse every call.
     */
    close(isGone = false): void {
      isClosed = true;
      removeEventListener('online', atOnce);
      removeEventListener('pagehide', keep);
      presence.leave(isGone);
      clearTimeout(sendTimer);
      if (!outgoing.isEmpty) keep();
      void (isGone ? Promise.resolve() : send()).finally(() => {
        clearTimeout(sendTimer);
        awareness.destroy();
        doc.destroy();
      });
    },
  };
}

export type Collab = ReturnType<typeof openCollab>;
