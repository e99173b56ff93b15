import type { components } from '../../generated/contract.d.ts';
import type { Kept } from './kept.ts';

type Schemas = components['schemas'];

/** A stored folder or file. Handlers replace it as a whole, because tenants share the seeded ones. */
export interface StoredDocument
  extends Kept<
    Schemas['Document'],
    | 'trail'
    | 'current'
    | 'versionCount'
    | 'itemCount'
    | 'access'
    | 'lock'
    | 'favorite'
    | 'followed'
    | 'hit'
  > {
  /** They are sorted, oldest first. A folder has none. */
  versions: readonly StoredVersion[];
  /** A folder has no current version. */
  currentNumber: number | null;
  /** Whether only its own access list counts. */
  isPrivate: boolean;
  /** The access list of a folder; empty for a file. */
  entries: readonly StoredEntry[];
  lock: { byId: string; at: string } | null;
  favoriteOfIds: readonly string[];
  followedByIds: readonly string[];
  links: readonly { type: Schemas['DocumentLinkType']; id: string }[];
}

/** What a role, company or person may do in a folder. */
export interface StoredEntry {
  kind: Schemas['AccessPartyKind'];
  id: string;
  level: Schemas['AccessLevel'];
}

/** A download of a file by a member, or by a visitor of a public link. */
export interface StoredDownload
  extends Pick<
    Schemas['DocumentDownload'],
    'id' | 'at' | 'documentId' | 'name' | 'versionNumber' | 'viewed' | 'linkLabel'
  > {
  projectId: string;
  byId: string | null;
}

export interface StoredVersion
  extends Pick<
    Schemas['DocumentVersion'],
    'number' | 'fileName' | 'mime' | 'sizeBytes' | 'notes' | 'createdAt'
  > {
  fileId: string;
  preview: Omit<Schemas['DocumentPreview'], 'thumbnailUrl'> & { thumbnailFileId: string | null };
  /** The search reads the text by page. It is empty if there is none. */
  pages: readonly string[];
  createdById: string;
}

declare module './model.ts' {
  interface TenantState {
    documents: Record<string, StoredDocument>;
    /** They are sorted, oldest first. */
    documentDownloads: StoredDownload[];
  }
}
