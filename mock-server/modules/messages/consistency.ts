import {
  type ConsistencyRule,
  type Faults,
  keyFaults,
  parties,
  repeated,
  unknown,
} from '../../core/consistency.ts';

/** Threads have messages, and name people who exist. Nobody has read more than there is. */
export const rules: readonly ConsistencyRule[] = [
  function* threadFaults(state): Faults {
    const { threads, messages, users, projects } = state;
    yield* keyFaults('thread', threads);
    yield* unknown('messages', threads, Object.keys(messages));
    yield* unknown('threads', messages, Object.keys(threads));
    const known = parties(state);
    for (const thread of Object.values(threads)) {
      const where = `thread ${thread.id}`;
      const ownMessages = messages[thread.id] ?? [];
      yield* unknown(where, projects, [thread.projectId]);
      yield* unknown(where, users, [...thread.memberIds, ...Object.keys(thread.states)]);
      yield* repeated(`messages of ${where}`, ownMessages, ({ id }) => id);
      if (thread.kind === 'direct' && thread.memberIds.length !== 2) {
        yield `${where}: ${thread.memberIds.length} people are no two`;
      }
      for (const [userId, { readUpTo }] of Object.entries(thread.states)) {
        if (readUpTo < 0 || readUpTo > ownMessages.length)
          yield `${where}: ${userId} has read ${readUpTo}`;
      }
      const ids = new Set(ownMessages.map(({ id }) => id));
      for (const { id, createdById, replyToId, mentionIds, deletedAt, body } of ownMessages) {
        yield* unknown(`message ${id}`, users, [createdById]);
        yield* unknown(`message ${id}`, known, mentionIds);
        if (replyToId !== null && !ids.has(replyToId))
          yield `message ${id}: its reply is elsewhere`;
        if (deletedAt !== null && body) yield `message ${id} is deleted and has a text`;
      }
    }
  },
];
