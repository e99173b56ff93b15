import type { Callout } from '../../converter/drawings/titleBlock.ts';
import type { components } from '../../generated/contract.d.ts';
import type { Kept } from './kept.ts';

type Schemas = components['schemas'];

/** A set of drawings. Handlers and the processing replace it as a whole, because tenants share the seeded ones. */
export interface StoredPlanSet extends Kept<Schemas['PlanSet'], 'draftCount' | 'disciplines'> {
  fileId: string;
}

/** A stored sheet, replaced as a whole, too. */
export interface StoredSheet
  extends Omit<
    Schemas['Sheet'],
    | 'setName'
    | 'issuedAt'
    | 'fileUrl'
    | 'filePage'
    | 'thumbnailUrl'
    | 'previewUrl'
    | 'pinCount'
    | 'permittedActions'
  > {
  /** A PDF of the sheet alone; null if it is read from that of the set. */
  fileId: string | null;
  thumbnailFileId: string;
  previewFileId: string;
  alignment: Schemas['SheetAlignment'] | null;
  callouts: readonly Callout[];
  /** The text of the drawing, for the search. */
  words: string;
}

/** What one person drew on a sheet. */
export interface StoredSheetMarkup
  extends Pick<Schemas['SheetMarkup'], 'layer' | 'shapes' | 'measures' | 'updatedAt'> {
  id: string;
  sheetId: string;
  createdById: string;
}

declare module './model.ts' {
  interface TenantState {
    planSets: Record<string, StoredPlanSet>;
    sheets: Record<string, StoredSheet>;
    sheetMarkups: Record<string, StoredSheetMarkup>;
  }
}
