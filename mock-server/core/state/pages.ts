import type { components } from '../../generated/contract.d.ts';
import type { StoredAttachment } from './records/logs.ts';

type Schemas = components['schemas'];

export interface StoredPageGrant {
  kind: Schemas['PageGranteeKind'];
  id: string;
  level: Schemas['PageLevel'];
}

export interface StoredSignature {
  name: string;
  byId: string;
  at: string;
  hash: string;
}

export interface StoredPageComment {
  id: string;
  body: string;
  mentionIds: string[];
  createdAt: string;
  createdById: string;
  editedAt: string | null;
}

export interface StoredPageThread {
  id: string;
  anchor: string;
  quote: string;
  resolvedAt: string | null;
  resolvedById: string | null;
  comments: StoredPageComment[];
}

/** A version is the text after its first `seq` updates, so its content is not stored again. */
export interface StoredPageVersion {
  number: number;
  name: string | null;
  seq: number;
  createdAt: string;
  createdById: string;
  authorIds: string[];
  wordCount: number;
}

export type ReportFigures = Pick<
  Schemas['DailyReport'],
  | 'weather'
  | 'crews'
  | 'equipment'
  | 'deliveries'
  | 'delays'
  | 'safety'
  | 'visitors'
  | 'work'
  | 'photoIds'
>;

export type StoredReport = ReportFigures & { version: number };

export type StoredMinutes = Pick<
  Schemas['Minutes'],
  'previousPageId' | 'attendees' | 'agenda' | 'decisions'
> & { points: Omit<Schemas['MinutesPoint'], 'sinceDate'>[]; version: number };

/** A page without its text. Pages are immutable: a write replaces the page. */
export interface StoredPage {
  id: string;
  projectId: string;
  title: string;
  kind: Schemas['PageKind'];
  status: Schemas['PageStatus'];
  parentId: string | null;
  /** Among the pages with the same parent, from 0 on and without gaps. */
  position: number;
  isTemplate: boolean;
  archivedAt: string | null;
  date: string | null;
  access: Schemas['PageAccess'];
  grants: StoredPageGrant[];
  signature: StoredSignature | null;
  /** Names of the companies in a signed report, as they were then. */
  signedNames: Readonly<Record<string, string>>;
  countersignature: StoredSignature | null;
  distributedAt: string | null;
  createdAt: string;
  createdById: string;
  updatedAt: string;
  updatedById: string;
  /** When the latest session of writing began; null before the first. */
  writingSince: string | null;
  favoriteOfIds: string[];
  /** The key is the id of the person. */
  viewedAt: Record<string, string>;
  /** Whom the text has mentioned, and since when. Absent before the first. */
  mentions?: { userId: string; at: string }[];
  threads: StoredPageThread[];
  files: StoredAttachment[];
  versions: StoredPageVersion[];
  /** Only of a daily report. */
  report: StoredReport | null;
  /** Only of minutes. */
  minutes: StoredMinutes | null;
  version: number;
}

export interface StoredPageUpdate {
  id: string;
  /** Base64 of an update of Yjs. */
  data: string;
  at: string;
  byId: string;
}

declare module './model.ts' {
  interface TenantState {
    pages: Record<string, StoredPage>;
    /** By page, in the order in which they came. The `seq` of a page is their number. */
    pageUpdates: Record<string, StoredPageUpdate[]>;
  }
}
