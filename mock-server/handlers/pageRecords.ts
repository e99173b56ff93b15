import { invalid, refuse, staleVersion } from '../engine/problem.ts';
import { memberOf } from '../members/members.ts';
import { nameOf, personOf } from '../members/people.ts';
import { pageFor, pageTo, pageToChange, readerOf } from '../pages/access.ts';
import { distribute } from '../pages/mails.ts';
import { changedMinutes, minutesFault, minutesOf } from '../pages/minutes.ts';
import { figuresFault, reportOf, weekOf } from '../pages/reports.ts';
import { hashOf } from '../pages/signing.ts';
import { seqOf } from '../pages/text.ts';
import { withVersion } from '../pages/versions.ts';
import { pageResult } from '../pages/view.ts';
import { isGranted } from '../permissions/grants.ts';
import type { Handlers } from '../state/call.ts';
import type { StoredReport } from '../state/pages.ts';
import { changed } from './pageWrites.ts';

export const handlers = {
  getDailyReport(call) {
    const found = pageFor(call, call.params);
    if ('refused' in found) return found;
    const { report } = found.page;
    return report ? { status: 200, body: reportOf(call, found, report) } : refuse('NOT_FOUND');
  },

  updateDailyReport(call) {
    const found = pageToChange(call, call.params, 'edit');
    if ('refused' in found) return found;
    const { page } = found;
    if (!page.report) return refuse('NOT_FOUND');
    const { version, ...changes } = call.body;
    if (version !== page.report.version) return staleVersion(page.report);
    const fault = figuresFault(call, found, changes);
    if (fault) return fault;
    const report: StoredReport = { ...page.report, ...changes, version: version + 1 };
    changed(call, page, { report });
    return { status: 200, body: reportOf(call, found, report) };
  },

  getMinutes(call) {
    const found = pageFor(call, call.params);
    if ('refused' in found) return found;
    const { page } = found;
    if (!page.minutes) return refuse('NOT_FOUND');
    return { status: 200, body: minutesOf(call, page, page.minutes) };
  },

  updateMinutes(call) {
    const found = pageToChange(call, call.params, 'edit');
    if ('refused' in found) return found;
    const { page } = found;
    if (!page.minutes) return refuse('NOT_FOUND');
    const { version, ...changes } = call.body;
    if (version !== page.minutes.version) return staleVersion(page.minutes);
    const fault = minutesFault(call, page, changes);
    if (fault) return fault;
    const minutes = changedMinutes(page, page.minutes, changes);
    return { status: 200, body: minutesOf(call, changed(call, page, { minutes }), minutes) };
  },

  addPageSignature(call) {
    const found = pageToChange(call, call.params, 'sign');
    if ('refused' in found) return found;
    const { page } = found;
    const { version, seq, name } = call.body;
    const { state } = call.tenant;
    if (page.isTemplate) return refuse('WRONG_STATE', { detail: 'A template cannot be signed.' });
    if (version !== page.version || seq !== seqOf(state, page.id)) return staleVersion(page);
    const by = { at: new Date(call.now).toISOString(), byId: call.user().id };
    const signature = { name: name.trim(), ...by, hash: hashOf(state, page) };
    const { versions } = withVersion(state, page, null, by);
    const ids = page.report?.crews.map(({ companyId }) => companyId) ?? [];
    const signedNames = Object.fromEntries(ids.map((id) => [id, nameOf(call.tenant, id)]));
    const next = changed(call, page, { status: 'completed', signature, signedNames, versions });
    return { status: 200, body: pageResult(call, found, next) };
  },

  addPageCountersignature(call) {
    const found = pageTo(call, call.params, 'countersign');
    if ('refused' in found) return found;
    const { page } = found;
    const { version, name } = call.body;
    const { id: byId } = call.user();
    const { signature } = page;
    if (!signature || page.countersignature) {
      const detail = 'Only a signed page can be countersigned, and only once.';
      return refuse('WRONG_STATE', { detail });
    }
    if (signature.byId === byId) {
      return refuse('WRONG_STATE', { detail: 'Somebody else than the signer countersigns.' });
    }
    if (version !== page.version) return staleVersion(page);
    const at = new Date(call.now).toISOString();
    const countersignature = { name: name.trim(), byId, at, hash: signature.hash };
    const next = changed(call, page, { countersignature });
    return { status: 200, body: pageResult(call, found, next) };
  },

  addPageDistribution(call) {
    const found = pageTo(call, call.params, 'distribute');
    if ('refused' in found) return found;
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
    return { status: 201, body: { success: true, data: { sentAt, people } } };
  },

  getWeeklySummary(call) {
    const member = memberOf(call, call.params.projectId);
    if (!member) return refuse('NOT_FOUND');
    const rules = isGranted('pages', member.membership.role, 'view', () => true);
    if (!rules) return refuse('FORBIDDEN');
    return { status: 200, body: { success: true, data: weekOf(call, member, call.query.from) } };
  },
} satisfies Handlers;
