import { personOf } from '../../core/members/people.ts';
import type { LogCall } from '../../core/members/viewer.ts';
import { seesSheet, setActions, sheetActions, sheetsOf } from '../../core/permissions/plans.ts';
import { fileUrl } from '../../core/state/files.ts';
import { lookUp, type Member, type TenantState } from '../../core/state/model.ts';
import { pick } from '../../core/state/pick.ts';
import type { StoredPlanSet, StoredSheet, StoredSheetMarkup } from '../../core/state/plans.ts';
import type { components } from '../../generated/contract.d.ts';
import { activeSheet, sameNumber } from './numbers.ts';

type Schemas = components['schemas'];

/** Returns the disciplines of the sheets that the member sees. */
export const disciplinesIn = (member: Member, sheets: readonly StoredSheet[]) => [
  ...new Set(
    sheets.filter((revision) => seesSheet(member, revision)).map(({ discipline }) => discipline),
  ),
];

export function setShown(call: LogCall, member: Member, set: StoredPlanSet): Schemas['PlanSet'] {
  const { state } = call.tenant;
  const { fileId: _, createdById, ...fields } = set;
  const sheets = sheetsOf(state, set.id);
  return {
    ...fields,
    draftCount: sheets.filter(({ planStatus }) => planStatus === 'draft').length,
    disciplines: disciplinesIn(member, sheets),
    createdBy: personOf(call, createdById),
    permittedActions: setActions(state, member, set),
  };
}

const setOf = ({ planSets }: TenantState, { setId }: StoredSheet): StoredPlanSet => {
  const set = lookUp(planSets, setId);
  if (!set) throw new Error(`There is no set ${setId}.`);
  return set;
};

export const issuedAt = (state: TenantState, sheet: StoredSheet): string =>
  setOf(state, sheet).issuedAt;

/** @param pinCount number of pins on it that the caller sees */
export function sheetShown(
  call: LogCall,
  member: Member,
  sheet: StoredSheet,
  pinCount: number,
): Schemas['Sheet'] {
  const { state } = call.tenant;
  const { fileId, thumbnailFileId, previewFileId } = sheet;
  const set = setOf(state, sheet);
  const urlOf = (fileId: string) => fileUrl(call, { kind: 'sheet', id: sheet.id }, fileId);
  return {
    ...pick(sheet, ['id', 'projectId', 'setId', 'page', 'number', 'title', 'revision']),
    ...pick(sheet, ['discipline', 'planStatus', 'supersededById']),
    ...pick(sheet, ['widthPoints', 'heightPoints', 'metersPerPoint']),
    ...pick(sheet, ['createdAt', 'updatedAt', 'version']),
    setName: set.name,
    issuedAt: set.issuedAt,
    fileUrl: urlOf(fileId ?? set.fileId),
    filePage: fileId === null ? sheet.page : 1,
    thumbnailUrl: urlOf(thumbnailFileId),
    previewUrl: urlOf(previewFileId),
    pinCount,
    permittedActions: sheetActions(state, member, sheet),
  };
}

export function sheetDetail(
  call: LogCall,
  member: Member,
  sheet: StoredSheet,
  pinCount: number,
): Schemas['SheetDetail'] {
  const { state } = call.tenant;
  const revisions = sameNumber(state, sheet)
    .filter((revision) => seesSheet(member, revision))
    .map((revision) => ({ ...refOf(revision), issuedAt: issuedAt(state, revision) }))
    .sort((a, b) => (a.issuedAt < b.issuedAt ? 1 : -1));
  const links = sheet.callouts.flatMap((callout): Schemas['SheetLink'][] => {
    const target = activeSheet(state, sheet.projectId, callout.number);
    return target ? [{ ...callout, number: target.number, sheetId: target.id }] : [];
  });
  const { alignment } = sheet;
  return { ...sheetShown(call, member, sheet, pinCount), alignment, revisions, links };
}

const refOf = ({ id, number, title, revision, planStatus }: StoredSheet) => ({
  id,
  number,
  title,
  revision,
  planStatus,
});

export const markupShown = (call: LogCall, markup: StoredSheetMarkup): Schemas['SheetMarkup'] => ({
  layer: markup.layer,
  shapes: markup.shapes,
  measures: markup.measures,
  isOwn: markup.createdById === call.user().id,
  updatedAt: markup.updatedAt,
  createdBy: personOf(call, markup.createdById),
});
