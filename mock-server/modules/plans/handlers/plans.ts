import { isDefinite } from '../../../converter/drawings/alignment.ts';
import type { GuardedHandlers, MemberCall } from '../../../core/access.ts';
import { orderOf, pageReply } from '../../../core/lists/page.ts';
import { searchesFor } from '../../../core/lists/search.ts';
import { seesSet, seesSheet, setActions, sheetsOf } from '../../../core/permissions/plans.ts';
import { keepLarge } from '../../../core/state/files.ts';
import { nowOf } from '../../../core/state/made.ts';
import type { StoredPlanSet, StoredSheet } from '../../../core/state/plans.ts';
import { newId } from '../../../core/state/secrets.ts';
import { completeUpload } from '../../../core/uploads/own.ts';
import { invalid, refuse } from '../../../engine/problem.ts';
import { created, DONE, ok } from '../../../engine/success.ts';
import { pinCountOn } from '../../pins/handlers.ts';
import type { access } from '../access.ts';
import { realign } from '../carry.ts';
import { orderKey, sameKey, sameNumber } from '../numbers.ts';
import { dropSet, readLater } from '../process.ts';
import { draftFault, makeActive, publishDrafts } from '../publish.ts';
import { disciplinesIn, issuedAt, setShown, sheetDetail, sheetShown } from '../view.ts';

/** The status that a sheet has before it gets another. */
const BEFORE = { completed: 'active', active: 'completed' } as const;

function answer(call: MemberCall, id: string) {
  const sheet = call.tenant.state.sheets[id];
  if (!sheet) throw new Error(`There is no sheet ${id}.`);
  return ok(sheetDetail(call, call.member, sheet, pinCountOn(call, sheet)));
}

function answerSet(call: MemberCall, id: string) {
  const set = call.tenant.state.planSets[id];
  if (!set) throw new Error(`There is no set ${id}.`);
  return setShown(call, call.member, set);
}

export const handlers = {
  listPlanSets(call) {
    const { member } = call;
    const { state } = call.tenant;
    const { q, discipline } = call.query;
    const finds = searchesFor(q);
    const sets = Object.values(state.planSets).filter(
      (set) =>
        set.projectId === member.project.id &&
        finds(set.name) &&
        seesSet(state, member, set) &&
        (!discipline || disciplinesIn(member, sheetsOf(state, set.id)).includes(discipline)),
    );
    return pageReply(
      sets,
      orderOf('-issuedAt', (set: StoredPlanSet) => set.issuedAt),
      call.query,
      (set) => setShown(call, member, set),
    );
  },

  createPlanSetFromUpload(call) {
    const { tenant, body } = call;
    const { projectId } = call.params;
    const completed = completeUpload(call, body.uploadId, 'plan_set');
    if ('refused' in completed) return completed;
    const { fileName, sizeBytes } = completed.upload;
    const now = nowOf(call);
    const set: StoredPlanSet = {
      id: newId('set'),
      projectId,
      name: body.name.trim(),
      issuedAt: body.issuedAt,
      fileName,
      sizeBytes,
      pageCount: null,
      titleBlock: null,
      processing: { state: 'queued', progress: 0, error: null },
      createdAt: now,
      updatedAt: now,
      version: 1,
      fileId: keepLarge(tenant, completed.upload, 'application/pdf').id,
      createdById: call.user().id,
    };
    tenant.state.planSets[set.id] = set;
    readLater(tenant, set.id);
    return created(answerSet(call, set.id));
  },

  getPlanSet: (call) => ok(answerSet(call, call.records.planSet.id)),

  updatePlanSet(call) {
    const { state } = call.tenant;
    const { planSet: set } = call.records;
    const { version, name, titleBlock, clear = [], ...facts } = call.body;
    if (titleBlock && clear.length > 0) {
      return invalid('/clear/0', 'conflict', 'must not name a property that has a new value');
    }
    const isReadAgain = titleBlock !== undefined || clear.length > 0;
    if (isReadAgain && /^(queued|running)$/.test(set.processing.state)) {
      return refuse('WRONG_STATE');
    }
    state.planSets[set.id] = {
      ...set,
      ...facts,
      name: name?.trim() ?? set.name,
      titleBlock: clear.length > 0 ? null : (titleBlock ?? set.titleBlock),
      updatedAt: nowOf(call),
      version: version + 1,
    };
    if (isReadAgain) readLater(call.tenant, set.id);
    return ok(answerSet(call, set.id));
  },

  deletePlanSet(call) {
    const { planSet: set } = call.records;
    if (!setActions(call.tenant.state, call.member, set).includes('delete')) {
      return refuse('WRONG_STATE');
    }
    dropSet(call.tenant, set);
    return DONE;
  },

  async publishPlanSet(call) {
    const { tenant, member } = call;
    const { planSet: set } = call.records;
    const { version } = call.body;
    if (!setActions(tenant.state, member, set).includes('publish')) return refuse('WRONG_STATE');
    const drafts = sheetsOf(tenant.state, set.id).filter((sheet) => sheet.planStatus === 'draft');
    const fault = draftFault(drafts);
    if (fault) return refuse('WRONG_STATE', { detail: fault });
    const now = nowOf(call);
    tenant.state.planSets[set.id] = { ...set, updatedAt: now, version: version + 1 };
    await publishDrafts(tenant, set.id, now);
    return ok(answerSet(call, set.id));
  },

  listSheets(call) {
    const { state } = call.tenant;
    const { projectId } = call.params;
    const { q, number, setId, planStatus, discipline, sort = 'number' } = call.query;
    const { member } = call;
    const finds = searchesFor(q);
    const rows = Object.values(state.sheets)
      .filter((sheet) => sheet.projectId === projectId && seesSheet(member, sheet))
      .filter((sheet) => !number || sameKey(sheet.number) === sameKey(number))
      .filter((sheet) => (setId ?? sheet.setId) === sheet.setId)
      .filter((sheet) => (planStatus ?? sheet.planStatus) === sheet.planStatus)
      .filter((sheet) => (discipline ?? sheet.discipline) === sheet.discipline)
      .filter(({ number, title, words }) => finds(number, title, words));
    const keyOf = (sheet: StoredSheet, field: string) =>
      field === 'number' ? orderKey(sheet.number) : issuedAt(state, sheet);
    return pageReply(
      rows,
      orderOf(sort, keyOf),
      call.query,
      (other) => sheetShown(call, member, other, pinCountOn(call, other)),
      { total: rows.length },
    );
  },

  getSheet(call) {
    return answer(call, call.records.sheet.id);
  },

  async updateSheet(call) {
    const { state } = call.tenant;
    const { sheet } = call.records;
    const { version, clear = [], number, ...facts } = call.body;
    const twice = clear.findIndex((name) => facts[name] !== undefined);
    if (twice >= 0) {
      return invalid(
        `/clear/${twice}`,
        'conflict',
        'must not name a property that has a new value',
      );
    }
    const { alignment } = facts;
    if (alignment) {
      const others = sameNumber(state, sheet).filter((other) => other.id !== sheet.id);
      const isKnown = others.some(
        (other) => other.id === alignment.sheetId && seesSheet(call.member, other),
      );
      if (!isKnown) return invalid('/alignment/sheetId', 'unknown', 'must be another revision');
      if (!isDefinite(alignment)) {
        return invalid('/alignment', 'distinct', 'must have two places that are apart');
      }
    }
    const next = number?.trim() ?? sheet.number;
    const isTaken = Object.values(state.sheets).some(
      (other) =>
        other.id !== sheet.id &&
        number !== undefined &&
        sameKey(other.number) === sameKey(next) &&
        (other.setId === sheet.setId ||
          (sheet.planStatus === 'active' &&
            other.planStatus === 'active' &&
            other.projectId === sheet.projectId)),
    );
    if (isTaken) {
      return refuse('NAME_TAKEN', {
        errors: [{ pointer: '/number', code: 'unique', detail: 'Another sheet has it.' }],
      });
    }
    state.sheets[sheet.id] = {
      ...sheet,
      ...facts,
      number: next,
      ...Object.fromEntries(clear.map((name) => [name, null])),
      updatedAt: nowOf(call),
      version: version + 1,
    };
    const changed = state.sheets[sheet.id];
    const aligned = alignment ?? (clear.includes('alignment') ? sheet.alignment : null);
    if (changed && aligned) await realign(call.tenant, changed, aligned.sheetId);
    return answer(call, sheet.id);
  },

  async transitionSheet(call) {
    const { tenant, body } = call;
    const { version, to, reason } = body;
    const { sheet } = call.records;
    if (sheet.planStatus !== BEFORE[to]) return refuse('WRONG_STATE');
    if (to === 'active' && !reason?.trim()) {
      return invalid('/reason', 'required', 'is needed to make a sheet current again');
    }
    const now = nowOf(call);
    if (to === 'active') await makeActive(tenant, sheet, now);
    else {
      tenant.state.sheets[sheet.id] = {
        ...sheet,
        planStatus: 'completed',
        updatedAt: now,
        version: version + 1,
      };
    }
    return answer(call, sheet.id);
  },
} satisfies GuardedHandlers<typeof access>;
