import type { MessageThread, StoredMessage } from '../state/messages.ts';
import { type Talk, talks } from './messageTexts.ts';
import { Times } from './schedule.ts';
import type { Seed } from './seed.ts';

const idOf = ({ id }: Talk, n: number) => `${id.replace('thr_', 'msg_')}-${n}`;

function messagesIn(talk: Talk, times: Times): StoredMessage[] {
  const { lines, from, to } = talk;
  const step = (from - to) / Math.max(1, lines.length - 1);
  return lines.map(([createdById, body, extra = {}], index) => {
    const { replyTo, pinnedAt, ...rest } = extra;
    const createdAt = times.ago(from - step * index);
    return {
      id: idOf(talk, index + 1),
      ...{ body, createdAt, createdById },
      editedAt: null,
      deletedAt: null,
      replyToId: replyTo === undefined ? null : idOf(talk, replyTo),
      mentionIds: [],
      records: [],
      attachments: [],
      reactions: {},
      pinnedAt: pinnedAt ? createdAt : null,
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
    messages: Object.fromEntries(talks.map((talk) => [talk.id, messagesIn(talk, times)])),
    discussions: {},
  };
};
