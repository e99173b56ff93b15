import type { GuardedHandlers } from '../../../core/access.ts';
import { plain } from '../../../core/lists/search.ts';
import { seesDrafts } from '../../../core/permissions/plans.ts';
import { newId } from '../../../core/state/secrets.ts';
import { ok } from '../../../engine/success.ts';
import type { access } from '../access.ts';
import { markupShown } from '../view.ts';

export const handlers = {
  listSheetMarkups(call) {
    const { sheet } = call.records;
    const isShared = seesDrafts(call.member);
    return ok(
      Object.values(call.tenant.state.sheetMarkups)
        .filter(({ sheetId }) => sheetId === sheet.id)
        .filter(
          ({ layer, createdById }) =>
            createdById === call.user().id ||
            layer === 'published' ||
            (layer === 'shared' && isShared),
        )
        .sort((a, b) => (plain(a.updatedAt) < plain(b.updatedAt) ? -1 : 1))
        .map((markup) => markupShown(call, markup)),
    );
  },

  updateSheetMarkup(call) {
    const { tenant, body } = call;
    const { sheet } = call.records;
    const createdById = call.user().id;
    const { sheetMarkups } = tenant.state;
    const before = Object.values(sheetMarkups).find(
      (sheetMarkup) => sheetMarkup.sheetId === sheet.id && sheetMarkup.createdById === createdById,
    );
    const id = before?.id ?? newId('mrk');
    const { layer, shapes = before?.shapes ?? [], measures = before?.measures ?? [] } = body;
    const what = { layer, shapes, measures };
    const markup = {
      id,
      sheetId: sheet.id,
      createdById,
      ...what,
      updatedAt: new Date(call.now).toISOString(),
    };
    if (shapes.length + measures.length > 0) sheetMarkups[id] = markup;
    else delete sheetMarkups[id];
    return ok(markupShown(call, markup));
  },
} satisfies GuardedHandlers<typeof access>;
