import { opaque } from '../../core/kinds/fields.ts';
import { follow, kind } from '../../core/kinds/kind.ts';
import { newsOfAsset } from '../../core/kinds/news.ts';
import { seesSet, seesSheet } from '../../core/permissions/plans.ts';
import { lookUp, type TenantState } from '../../core/state/model.ts';
import type { StoredSheet } from '../../core/state/plans.ts';

const nameOf = ({ number, title }: StoredSheet) => `${number} ${title}`.trim();

export const kinds = [
  kind('planSets', {
    type: 'plan_set',
    module: 'documents',
    title: ({ name }) => name,
    fields: ({ name, issuedAt }) => ({ name, issuedAt }),
    sees: (set, who) => seesSet(who.state, who, set),
    news: newsOfAsset(),
    page: '/dashboard/documents/plans/sets/{id}',
    processing: ({ processing }) => ({ file: processing }),
    isPersonal: true,
  }),
  kind('sheets', {
    type: 'sheet',
    module: 'documents',
    title: nameOf,
    fields: ({ number, title, revision, discipline, planStatus, metersPerPoint }) => ({
      number,
      title,
      revision,
      discipline,
      status: planStatus,
      metersPerPoint,
    }),
    changed: { status: 'status_changed' },
    sees: (sheet, who) => seesSheet(who, sheet),
    news: newsOfAsset('status'),
    page: '/dashboard/documents/plans/{id}',
    target: 'plan',
  }),
];

export const followed = [
  follow(
    // What is not published is for its author alone.
    ({ sheets, sheetMarkups }: TenantState) =>
      Object.values(sheetMarkups).flatMap((markup) => {
        const sheet = markup.layer === 'published' ? lookUp(sheets, markup.sheetId) : undefined;
        return sheet ? [[markup.id, { sheet, markup }] as const] : [];
      }),
    {
      type: 'sheet',
      module: 'documents',
      record: ({ sheet }) => ({ id: sheet.id, title: nameOf(sheet) }),
      projectId: ({ sheet }) => sheet.projectId,
      fields: ({ markup }) => ({ markup: opaque(markup.shapes) }),
      created: 'updated',
      deleted: 'updated',
    },
  ),
];

export const files = ({ planSets, sheets }: TenantState) => [
  ...Object.values(planSets).map(({ fileId }) => fileId),
  ...Object.values(sheets).flatMap((sheet) => [
    sheet.fileId,
    sheet.thumbnailFileId,
    sheet.previewFileId,
  ]),
];
