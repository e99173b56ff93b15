import type { components } from '../../generated/contract.d.ts';
import type { ActivityEntry } from './activity.ts';

type Schemas = components['schemas'];

/** A notification of one person. */
export interface Notice {
  id: string;
  at: string;
  box: Schemas['NotificationBox'];
  kind: Schemas['NotificationKind'];
  reason: Schemas['NotificationReason'];
  projectId: string;
  /** It has the title of that time. */
  record: NonNullable<ActivityEntry['record']>;
  /** Null for the host itself. */
  actorId: string | null;
  change: Schemas['FieldChange'] | null;
  excerpt: string | null;
  count: number;
  place: Schemas['NotificationPlace'] | null;
  /** The item of the preferences that decides about it. */
  setting: Schemas['NotificationKey'] | null;
  /** Set if it is about an internal comment, which only the leading company may read. */
  internal?: boolean;
  /** Set if the person does not want it in the list. */
  unlisted?: true;
  read: boolean;
  done: boolean;
  snoozedUntil: string | null;
  /** These channels have yet to send it, if the preferences then say so. */
  waiting?: ('email' | 'push')[];
}

/** A message for a browser, as Firebase gets it. */
export interface StoredPush {
  token: string;
  sentAt: string;
  message: {
    notification: { title: string; body: string };
    collapseKey: string;
    fcmOptions: { link: string };
  };
}

declare module './model.ts' {
  interface TenantState {
    /** By the id of the person, oldest first. */
    notices: Record<string, Notice[]>;
    /** Ids of records whose news a person has ended, by the id of the person. */
    mutedRecords: Record<string, string[]>;
    /** When a person got the last email at once about a record, in milliseconds, by both ids. */
    mailed: Record<string, number>;
    pushes: StoredPush[];
    /** Up to when people were reminded of what is due, in milliseconds. */
    reminders: { upTo: number };
  }
}
