import { isDefinite } from '../drawings/alignment.ts';
import { invalid, refuse, staleVersion } from '../engine/problem.ts';
import { orderOf, sortedPage } from '../lists/page.ts';
import { searchesFor } from '../lists/search.ts';
import { closedProject, memberOf } from '../members/members.ts';
import type { LogCall } from '../members/viewer.ts';
import { projectActions } from '../permissions/projects.ts';
import { seenSet, seenSheet, seesSet, seesSheet, sheetActions, sheetsOf } from '../plans/access.ts';
import { realign } from '../plans/carry.ts';
import { changeableSet, changeableSheet } from '../plans/changeable.ts';
import { orderKey, sameKey, sameNumber } from '../plans/numbers.ts';
import { dropSet, readLater } from '../plans/process.ts';
import { draftFault, makeActive, publishDrafts } from '../plans/publish.ts';
import { disciplinesIn, issuedAt, setShown, sheetDetail, sheetShown } from '../plans/view.ts';
import type { Handlers } from '../state/call.ts';
import { keepLarge } from '../state/files.ts';
import type { StoredPlanSet, StoredSheet } from '../state/plans.ts';
import { newId } from '../state/secrets.ts';
import { pinCountOn } from './pins.ts';
import { completeUpload } from './uploads.ts';

const nowOf = ({ now }: LogCall) => new Date(now).toISOString();

/** What it takes to give a sheet a status, and the one that it has before. */
const TRANSITIONS = {
  completed: { action: 'complete', from: 'active' },
  active: { action: 'reactivate', from: 'completed' },
} as const;

type Found = Exclude<ReturnType<typeof seenSheet>, { refused: unknown }>;

function answer(call: LogCall, { member }: Found, id: string) {
  const sheet = call.tenant.state.sheets[id];
  if (!sheet) throw new Error(`There is no sheet ${id}.`);
  const data = sheetDetail(call, member, sheet, pinCountOn(call, sheet));
  return { status: 200, body: { success: true, data } } as const;
}

function answerSet(call: LogCall, { member }: Pick<Found, 'member'>, id: string) {
  const set = call.tenant.state.planSets[id];
  if (!set) throw new Error(`There is no set ${id}.`);
  return { success: true as const, data: setShown(call, member, set) };
}

export const handlers = {
  listPlanSets(call) {
    const { state } = call.tenant;
    const member = memberOf(call, call.params.projectId);
    if (!member) return refuse('NOT_FOUND');
    const { discipline } = call.query;
    const sets = Object.values(state.planSets).filter(
      (set) =>
        set.projectId === member.project.id &&
        seesSet(state, member, set) &&
        (!discipline || disciplinesIn(member, sheetsOf(state, set.id)).includes(discipline)),
    );
    const page = sortedPage(
      sets,
      orderOf('-issuedAt', (set: StoredPlanSet) => set.issuedAt),
      call.query,
    );
    if ('refused' in page) return page;
    const data = page.items.map((set) => setShown(call, member, set));
    return { status: 200, body: { success: true, data, nextCursor: page.nextCursor } };
  },

  createPlanSetFromUpload(call) {
    const { tenant, body } = call;
    const { projectId } = call.params;
    const member = memberOf(call, projectId);
    if (!member) return refuse('NOT_FOUND');
    const { project, membership } = member;
    if (project.status === 'closed') return closedProject();
    if (!projectActions(membership, project).includes('create_plan_set')) {
      return refuse('FORBIDDEN');
    }
    const completed = completeUpload(call, { projectId, uploadId: body.uploadId }, 'plan_set');
    if ('refused' in completed) return completed;
    const { fileName, sizeBytes } = completed.upload;
    const at = nowOf(call);
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
      createdAt: at,
      updatedAt: at,
      version: 1,
      fileId: keepLarge(tenant, completed.upload, 'application/pdf').id,
      createdById: call.user().id,
    };
    tenant.state.planSets[set.id] = set;
    readLater(tenant, set.id);
    return { status: 201, body: answerSet(call, { member }, set.id) };
  },

  getPlanSet(call) {
    const found = seenSet(call, call.params.projectId, call.params.planSetId);
    if ('refused' in found) return found;
    return { status: 200, body: answerSet(call, found, found.set.id) };
  },

  updatePlanSet(call) {
    const { state } = call.tenant;
    const found = changeableSet(call, call.params, 'update');
    if ('refused' in found) return found;
    const { set } = found;
    const { version, name, titleBlock, clear = [], ...facts } = call.body;
    if (version !== set.version) return staleVersion(set);
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
    return { status: 200, body: answerSet(call, found, set.id) };
  },

  deletePlanSet(call) {
    const found = changeableSet(call, call.params, 'delete');
    if ('refused' in found) return found;
    if (call.query.version !== found.set.version) return staleVersion(found.set);
    dropSet(call.tenant, found.set);
    return { status: 200, body: { success: true } };
  },

  async publishPlanSet(call) {
    const { tenant } = call;
    const found = changeableSet(call, call.params, 'publish');
    if ('refused' in found) return found;
    const { set } = found;
    const { version } = call.body;
    if (version !== set.version) return staleVersion(set);
    const drafts = sheetsOf(tenant.state, set.id).filter((one) => one.planStatus === 'draft');
    const fault = draftFault(drafts);
    if (fault) return refuse('WRONG_STATE', { detail: fault });
    const at = nowOf(call);
    tenant.state.planSets[set.id] = { ...set, updatedAt: at, version: version + 1 };
    await publishDrafts(tenant, set.id, at);
    return { status: 200, body: answerSet(call, found, set.id) };
  },

  listSheets(call) {
    const { state } = call.tenant;
    const { projectId } = call.params;
    const { q, number, setId, planStatus, discipline, sort = 'number' } = call.query;
    const member = memberOf(call, projectId);
    if (!member) return refuse('NOT_FOUND');
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
    const page = sortedPage(rows, orderOf(sort, keyOf), call.query);
    if ('refused' in page) return page;
    return {
      status: 200,
      body: {
        success: true,
        data: page.items.map((one) => sheetShown(call, member, one, pinCountOn(call, one))),
        nextCursor: page.nextCursor,
        total: rows.length,
      },
    };
  },

  getSheet(call) {
    const found = seenSheet(call, call.params.projectId, call.params.sheetId);
    return 'refused' in found ? found : answer(call, found, found.sheet.id);
  },

  async updateSheet(call) {
    const { state } = call.tenant;
    const found = changeableSheet(call, call.params, 'update');
    if ('refused' in found) return found;
    const { sheet } = found;
    const { version, clear = [], number, ...facts } = call.body;
    if (version !== sheet.version) return staleVersion(sheet);
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
      const others = sameNumber(state, sheet).filter((one) => one.id !== sheet.id);
      const isKnown = others.some(
        (one) => one.id === alignment.sheetId && seesSheet(found.member, one),
      );
      if (!isKnown) return invalid('/alignment/sheetId', 'unknown', 'must be another revision');
      if (!isDefinite(alignment)) {
        return invalid('/alignment', 'distinct', 'must have two places that are apart');
      }
    }
    const next = number?.trim() ?? sheet.number;
    const isTaken = Object.values(state.sheets).some(
      (one) =>
        one.id !== sheet.id &&
        number !== undefined &&
        sameKey(one.number) === sameKey(next) &&
        (one.setId === sheet.setId ||
          (sheet.planStatus === 'active' &&
            one.planStatus === 'active' &&
            one.projectId === sheet.projectId)),
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
    return answer(call, found, sheet.id);
  },

  async transitionSheet(call) {
    const { tenant, body } = call;
    const { version, to, reason } = body;
    const { action, from } = TRANSITIONS[to];
    const found = seenSheet(call, call.params.projectId, call.params.sheetId);
    if ('refused' in found) return found;
    const { sheet, member } = found;
    if (member.project.status === 'closed') return closedProject();
    const before = { ...sheet, planStatus: from };
    if (!sheetActions(tenant.state, member, before).includes(action)) return refuse('FORBIDDEN');
    if (sheet.planStatus !== from) return refuse('WRONG_STATE');
    if (version !== sheet.version) return staleVersion(sheet);
    if (to === 'active' && !reason?.trim()) {
      return invalid('/reason', 'required', 'is needed to make a sheet current again');
    }
    const at = nowOf(call);
    if (to === 'active') await makeActive(tenant, sheet, at);
    else {
      tenant.state.sheets[sheet.id] = {
        ...sheet,
        planStatus: 'completed',
        updatedAt: at,
        version: version + 1,
      };
    }
    return answer(call, found, sheet.id);
  },
} satisfies Handlers;
