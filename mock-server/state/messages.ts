import type { components } from '../generated/contract.d.ts';
import type { StoredAttachment } from './logs.ts';

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
  /** Empty in a direct thread, which has the name of the other person. */
  title: string;
  /** The people of a direct thread or a group. Those who left the project stay in it, and are not shown. Others have none. */
  memberIds: string[];
  createdAt: string;
  createdById: string;
  /** By person. Without one, a person has read everything. */
  states: Record<string, ThreadState>;
  /** Files that wait for their message. */
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
  records: Schemas['RecordLink'][];
  attachments: StoredAttachment[];
  /** People by reaction, in the order in which they came. */
  reactions: Partial<Record<Schemas['ReactionEmoji'], string[]>>;
  /** Null if it is not pinned. */
  pinnedAt: string | null;
}

declare module './model.ts' {
  interface TenantState {
    threads: Record<string, MessageThread>;
    /** By thread. The position of a message is its index and 1. */
    messages: Record<string, StoredMessage[]>;
  }
}
