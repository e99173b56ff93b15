import type { Seed } from '../../../core/seed.ts';
import type { MessageThread, StoredMessage } from '../../../core/state/messages.ts';
import type { TenantState } from '../../../core/state/model.ts';
import { Times } from '../../../demo/schedule.ts';
import { type Talk, talks } from './talks.ts';

const idOf = ({ id }: Talk, n: number) => `${id.replace('thr_', 'msg_')}-${n}`;

function messagesIn(talk: Talk, times: Times): StoredMessage[] {
  const { lines, from, to } = talk;
  const step = (from - to) / Math.max(1, lines.length - 1);
  return lines.map(({ by, text, replyTo, pinned, ...rest }, index) => {
    const createdAt = times.ago(from - step * index);
    return {
      id: idOf(talk, index + 1),
      ...{ body: text, createdAt, createdById: by },
      editedAt: null,
      deletedAt: null,
      replyToId: replyTo === undefined ? null : idOf(talk, replyTo),
      attachments: [],
      pinnedAt: pinned ? createdAt : null,
      ...structuredClone(rest),
    };
  });
}

function threadOf(talk: Talk, times: Times): MessageThread {
  const { unread = {}, starredBy = [], mutedBy = [], lines } = talk;
  const people = new Set([...Object.keys(unread), ...starredBy, ...mutedBy]);
  return {
    id: talk.id,
    projectId: talk.projectId,
    kind: talk.kind,
    title: talk.title ?? '',
    memberIds: [...(talk.memberIds ?? [])],
    createdAt: times.ago(talk.from + 1),
    createdById: talk.createdById,
    states: Object.fromEntries(
      [...people].map((id) => [
        id,
        {
          readUpTo: lines.length - (unread[id] ?? 0),
          muted: mutedBy.includes(id),
          starred: starredBy.includes(id),
          archived: false,
        },
      ]),
    ),
    waiting: [],
    version: 1,
  };
}

/** @param now milliseconds since the epoch; all times are relative to it */
export const seed: Seed = (now) => {
  const times = new Times(now);
  return {
    threads: Object.fromEntries(talks.map((talk) => [talk.id, threadOf(talk, times)])),
    discussions: {},
  };
};

/** @param now as for `seed` */
export const sharedSeed: Seed = (now) => {
  const times = new Times(now);
  return { messages: Object.fromEntries(talks.map((talk) => [talk.id, messagesIn(talk, times)])) };
};

/** The channel that `growMessages` makes, for tests of long threads. */
export const LONG_CHANNEL = 'thr_harbor-long';
/** Messages of the demo account that are not read in it, at its end. */
const UNREAD = 40;

/** Adds a channel with very many messages, of one line up to several, in the words of the demo data. */
export function growMessages(state: TenantState, now: number, count: number): void {
  const times = new Times(now);
  const lines = talks.flatMap((talk) => (talk.kind === 'channel' ? talk.lines : []));
  const said = Array.from({ length: count }, (_, index): StoredMessage => {
    const { by = 'usr_marcus', text = '' } = lines[index % lines.length] ?? {};
    const body = Array.from({ length: 1 + ((index * 7) % 4) }, () => text).join('\n');
    return {
      id: `msg_long-${index + 1}`,
      body: `${index + 1}. ${body}`,
      createdAt: times.ago((count - index) / 20),
      createdById: by === 'usr_ana' ? 'usr_marcus' : by,
      ...{ editedAt: null, deletedAt: null, replyToId: null, pinnedAt: null },
      ...{ mentionIds: [], records: [], attachments: [], reactions: {} },
    };
  });
  state.threads[LONG_CHANNEL] = threadOf(
    {
      id: LONG_CHANNEL,
      projectId: 'prj_harbor',
      kind: 'channel',
      title: 'Deliveries',
      createdById: 'usr_ana',
      ...{ from: count / 20, to: 0, lines: [] },
    },
    times,
  );
  const flags = { muted: false, starred: false, archived: false };
  state.threads[LONG_CHANNEL].states = {
    usr_ana: { ...flags, readUpTo: Math.max(0, count - UNREAD) },
  };
  state.messages[LONG_CHANNEL] = said;
}
