import type { components } from '../../generated/contract.d.ts';
import type { TenantState } from './model.ts';
import type { StoredAttachment } from './records/logs.ts';

type Schemas = components['schemas'];

/** How one person follows a thread. */
export interface ThreadState {
  /** The position of the last message that the person has read; 0 for none. */
  readUpTo: number;
  muted: boolean;
  starred: boolean;
  archived: boolean;
}

export interface MessageThread {
  id: string;
  projectId: string;
  kind: Schemas['ThreadKind'];
  /** It is empty in a direct thread, which has the name of the other person. */
  title: string;
  /**
   * The people of a direct thread or a group. Those who left the project stay in it, and are not shown. Others have
   * none.
   */
  memberIds: string[];
  createdAt: string;
  createdById: string;
  /** By person. Without one, a person has read everything. */
  states: Record<string, ThreadState>;
  /** These files wait for their message. */
  waiting: StoredAttachment[];
  version: number;
}

export interface StoredMessage {
  id: string;
  body: string;
  createdAt: string;
  createdById: string;
  editedAt: string | null;
  /** A deleted message stays, so that the positions of the others do. */
  deletedAt: string | null;
  replyToId: string | null;
  /** Ids of people and companies. */
  mentionIds: string[];
  records: Schemas['MessageLink'][];
  attachments: StoredAttachment[];
  /** The people of a reaction stand in the order in which they came. */
  reactions: Partial<Record<Schemas['ReactionEmoji'], string[]>>;
  /** It is null if the message is not pinned. */
  pinnedAt: string | null;
  /** Set if only the leading company reads it: an internal comment of a record. */
  internal?: true;
  /** It is absent if somebody wrote the message. */
  event?: Schemas['MessageEvent'];
}

/** What messages add to the comments of a record, which are its discussion. */
export interface StoredDiscussion {
  /**
   * By person; `readUpTo` counts all comments, the internal ones included. Who has none was never told of a comment.
   */
  states: Record<string, ThreadState>;
  /** The key is the id of the comment that something was made from. */
  made: Record<string, Schemas['MessageLink'][]>;
}

/** Adds a message to a thread. @returns its position */
export function appendMessage(
  { messages }: TenantState,
  threadId: string,
  message: StoredMessage,
): number {
  const known = messages[threadId] ?? [];
  // A long thread is not copied for each message, unless tenants share it.
  const own = Object.isFrozen(known) ? [...known] : (known as StoredMessage[]);
  const position = own.push(message);
  messages[threadId] = own;
  return position;
}

declare module './model.ts' {
  interface TenantState {
    threads: Record<string, MessageThread>;
    /** By thread. The position of a message is its index and 1. */
    messages: Record<string, readonly StoredMessage[]>;
    /** By record. A record without one has a discussion, too. */
    discussions: Record<string, StoredDiscussion>;
  }
}
