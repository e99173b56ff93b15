import type { Callout } from '../../converter/drawings/titleBlock.ts';
import type { components } from '../../generated/contract.d.ts';

type Schemas = components['schemas'];

/** A set of drawings. Handlers and the processing replace it as a whole, because tenants share the seeded ones. */
export interface StoredPlanSet
  extends Pick<
    Schemas['PlanSet'],
    | 'id'
    | 'projectId'
    | 'name'
    | 'issuedAt'
    | 'fileName'
    | 'sizeBytes'
    | 'pageCount'
    | 'titleBlock'
    | 'processing'
    | 'createdAt'
    | 'updatedAt'
    | 'version'
  > {
  fileId: string;
  createdById: string;
}

/** A stored sheet, replaced as a whole, too. */
export interface StoredSheet
  extends Pick<
    Schemas['Sheet'],
    | 'id'
    | 'projectId'
    | 'setId'
    | 'page'
    | 'number'
    | 'title'
    | 'revision'
    | 'discipline'
    | 'planStatus'
    | 'supersededById'
    | 'widthPoints'
    | 'heightPoints'
    | 'metersPerPoint'
    | 'createdAt'
    | 'updatedAt'
    | 'version'
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
