import type { GuardedHandlers } from '../../../core/access.ts';
import { nameOf, personOf } from '../../../core/members/people.ts';
import type { StoredReport } from '../../../core/state/pages.ts';
import { invalid, refuse, staleVersion } from '../../../engine/problem.ts';
import { created, ok } from '../../../engine/success.ts';
import type { access } from '../access.ts';
import { distribute } from '../mails.ts';
import { changedMinutes, minutesFault, minutesOf } from '../minutes.ts';
import { changed } from '../pageWrites.ts';
import { figuresFault, reportOf, weekOf } from '../reports.ts';
import { foundIn, isLocked, readerOf } from '../rights.ts';
import { hashOf } from '../signing.ts';
import { seqOf } from '../text.ts';
import { withVersion } from '../versions.ts';
import { pageOf } from '../view.ts';

export const handlers = {
  getDailyReport(call) {
    const found = foundIn(call);
    const { report } = found.page;
    return report ? ok(reportOf(call, found, report)) : refuse('NOT_FOUND');
  },

  updateDailyReport(call) {
    const found = foundIn(call);
    if (isLocked(found.page)) return refuse('PAGE_LOCKED');
    const { page } = found;
    if (!page.report) return refuse('NOT_FOUND');
    const { version, ...changes } = call.body;
    const fault = figuresFault(call, found, changes);
    if (fault) return fault;
    const report: StoredReport = { ...page.report, ...changes, version: version + 1 };
    changed(call, page, { report });
    return ok(reportOf(call, found, report));
  },

  getMinutes(call) {
    const found = foundIn(call);
    const { page } = found;
    if (!page.minutes) return refuse('NOT_FOUND');
    return ok(minutesOf(call, page, page.minutes));
  },

  updateMinutes(call) {
    const found = foundIn(call);
    if (isLocked(found.page)) return refuse('PAGE_LOCKED');
    const { page } = found;
    if (!page.minutes) return refuse('NOT_FOUND');
    const { version: _, ...changes } = call.body;
    const fault = minutesFault(call, page, changes);
    if (fault) return fault;
    const minutes = changedMinutes(page, page.minutes, changes);
    return ok(minutesOf(call, changed(call, page, { minutes }), minutes));
  },

  addPageSignature(call) {
    const found = foundIn(call);
    if (isLocked(found.page)) return refuse('PAGE_LOCKED');
    const { page } = found;
    const { seq, name } = call.body;
    const { state } = call.tenant;
    if (page.isTemplate) return refuse('WRONG_STATE', { detail: 'A template cannot be signed.' });
    if (seq !== seqOf(state, page.id)) return staleVersion(page);
    const author = { at: new Date(call.now).toISOString(), byId: call.user().id };
    const signature = { name: name.trim(), ...author, hash: hashOf(state, page) };
    const { versions } = withVersion(state, page, null, author);
    const ids = page.report?.crews.map(({ companyId }) => companyId) ?? [];
    const signedNames = Object.fromEntries(ids.map((id) => [id, nameOf(call.tenant, id)]));
    const next = changed(call, page, { status: 'completed', signature, signedNames, versions });
    return ok(pageOf(call, { ...found, page: next }));
  },

  addPageCountersignature(call) {
    const found = foundIn(call);
    const { page } = found;
    const { name } = call.body;
    const { id: byId } = call.user();
    const { signature } = page;
    if (!signature || page.countersignature) {
      const detail = 'Only a signed page can be countersigned, and only once.';
      return refuse('WRONG_STATE', { detail });
    }
    if (signature.byId === byId) {
      return refuse('WRONG_STATE', { detail: 'Somebody else than the signer countersigns.' });
    }
    const at = new Date(call.now).toISOString();
    const countersignature = { name: name.trim(), byId, at, hash: signature.hash };
    const next = changed(call, page, { countersignature });
    return ok(pageOf(call, { ...found, page: next }));
  },

  addPageDistribution(call) {
    const found = foundIn(call);
    const { page } = found;
    const { userIds, message = '' } = call.body;
    const stranger = userIds.findIndex((id) => readerOf(call, page, id) === null);
    if (stranger >= 0) {
      const detail = 'must be a member of the project who sees the page';
      return invalid(`/userIds/${stranger}`, 'reference', detail);
    }
    distribute(call, page, userIds, message);
    const sentAt = new Date(call.now).toISOString();
    changed(call, page, { distributedAt: sentAt });
    const people = userIds.map((id) => personOf(call, id));
    return created({ sentAt, people });
  },

  getWeeklySummary: (call) => ok(weekOf(call, call.member, call.query.from)),
} satisfies GuardedHandlers<typeof access>;
