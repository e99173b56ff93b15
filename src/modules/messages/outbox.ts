import { useMemo } from 'react';
import { create } from 'zustand';
import { isUnanswered } from '@/api/apiError';
import { createMessage } from '@/api/generated/messages.gen';
import type { CreateMessageRequest, Message } from '@/api/generated/types.gen';
import { useSession } from '@/platform/auth/session';
import { browserStorage } from '@/shared/storage';

/** A message that the host has not confirmed yet. */
export interface Pending {
  /** Also its Idempotency-Key, so that a repeated call doubles nothing. */
  key: string;
  projectId: string;
  threadId: string;
  /** Milliseconds since the epoch. */
  writtenAt: number;
  request: CreateMessageRequest;
  /** Why the host has refused it; null while it waits. */
  error: unknown;
}

/** Names this tab, so that two tabs of one browser do not overwrite each other. */
const tab = crypto.getRandomValues(new Uint32Array(2)).join('-');
const placeOf = (userId: string) => `outbox:${userId}:${tab}` as const;
/** Milliseconds until the next attempt, by the number of attempts that failed. */
const PAUSES = [2000, 4000, 8000, 16_000, 30_000];

interface Outbox {
  userId: string;
  pending: readonly Pending[];
}

const store = create<Outbox>(() => ({ userId: '', pending: [] }));
let onSent: (pending: Pending, message: Message) => void = () => {};
let isSending = false;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

export function usePending(threadId: string): readonly Pending[] {
  const all = store(({ pending }) => pending);
  return useMemo(() => all.filter((message) => message.threadId === threadId), [all, threadId]);
}

function change(pending: readonly Pending[]): void {
  store.setState({ pending });
  const { userId } = store.getState();
  if (!userId) return;
  // A refusal can have another reason after a reload.
  const kept = pending.map(({ error: _, ...message }) => message);
  if (kept.length > 0) browserStorage.set(placeOf(userId), JSON.stringify(kept));
  else browserStorage.remove(placeOf(userId));
}

/** Continues with what this user has written before and not sent. Messages of others wait for their own sign-in. */
export function openOutbox(userId: string, sent: typeof onSent): void {
  onSent = sent;
  if (store.getState().userId !== userId) {
    store.setState({ userId, pending: readPending(userId) });
  }
  void sendNext();
}

export function addPending(message: Omit<Pending, 'key' | 'writtenAt' | 'error'>): void {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  change([...store.getState().pending, { ...message, key, writtenAt: Date.now(), error: null }]);
  void sendNext();
}

export const removePending = (key: string): void =>
  change(store.getState().pending.filter((message) => message.key !== key));

/** Sends what was refused once more. */
export function retryPending(key: string): void {
  change(
    store
      .getState()
      .pending.map((message) => (message.key === key ? { ...message, error: null } : message)),
  );
  failures = 0;
  void sendNext();
}

/** Sends one after the other, in the order of writing. What is refused lets the others pass. */
async function sendNext(): Promise<void> {
  const { userId, pending } = store.getState();
  const next = pending.find(({ error }) => error === null);
  if (!next || isSending) return;
  isSending = true;
  clearTimeout(timer);
  const { projectId, threadId, request, key } = next;
  try {
    const { data } = await createMessage({
      path: { projectId, threadId },
      headers: { 'Idempotency-Key': `"${key}"` },
      body: request,
      throwOnError: true,
    });
    failures = 0;
    if (store.getState().userId === userId) {
      onSent(next, data.data);
      removePending(key);
    }
  } catch (error) {
    if (isUnanswered(error)) {
      timer = setTimeout(() => void sendNext(), PAUSES[Math.min(failures, PAUSES.length - 1)]);
      failures += 1;
      isSending = false;
      return;
    }
    if (store.getState().userId === userId) {
      change(
        store
          .getState()
          .pending.map((message) => (message.key === key ? { ...message, error } : message)),
      );
    }
  }
  isSending = false;
  void sendNext();
}

// What one person has written is never sent in the session of another.
useSession.subscribe(({ user }) => {
  if (user?.id === store.getState().userId) return;
  clearTimeout(timer);
  store.setState({ userId: '', pending: [] });
});

/** Sends at once when the browser is back online. */
addEventListener('online', () => {
  failures = 0;
  void sendNext();
});

/**
 * What this and other tabs have left. It is this tab's from now on; a tab that is still open sends the same messages, with the
 * same keys.
 */
function readPending(userId: string): Pending[] {
  const names = browserStorage
    .names()
    .filter((name) => name === `outbox:${userId}` || name.startsWith(`outbox:${userId}:`));
  const found = names.flatMap((name) => parse(browserStorage.get(name)));
  const once = [...new Map(found.map((message) => [message.key, message])).values()];
  once.sort((a, b) => a.writtenAt - b.writtenAt);
  const own = placeOf(userId);
  if (once.length > 0 && browserStorage.set(own, JSON.stringify(once)))
    for (const name of names) if (name !== own) browserStorage.remove(name);
  return once.map((message) => ({ ...message, error: null }));
}

function parse(stored: string | null): Pending[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter(isPending) : [];
  } catch {
    return [];
  }
}

function isPending(message: unknown): message is Pending {
  const { key, projectId, threadId, request, writtenAt } = (message ?? {}) as Partial<
    Record<keyof Pending, unknown>
  >;
  const isText = [key, projectId, threadId].every((value) => typeof value === 'string');
  return isText && typeof request === 'object' && request !== null && Number.isFinite(writtenAt);
}
