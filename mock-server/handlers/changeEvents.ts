import {
  actorFor,
  editorFor,
  isCompleted,
  memberFor,
  readerFor,
  seesAll,
} from '../budget/access.ts';
import { eventShown, ordersOf, strangeSource } from '../budget/changes.ts';
import { nextNumber, ofProject } from '../budget/store.ts';
import { invalid, refuse, staleVersion } from '../engine/problem.ts';
import { orderOf, sortedPage } from '../lists/page.ts';
import { searchesFor } from '../lists/search.ts';
import type { Member } from '../members/members.ts';
import type { LogCall } from '../members/viewer.ts';
import type { StoredChangeEvent } from '../state/budget.ts';
import type { Handlers } from '../state/call.ts';
import { lookUp } from '../state/model.ts';
import { newId } from '../state/secrets.ts';

const nowOf = ({ now }: LogCall) => new Date(now).toISOString();

function answer(call: LogCall, member: Member, event: StoredChangeEvent) {
  return { success: true as const, data: eventShown(call, member, event) };
}

type Params = { projectId: string; changeEventId: string };

function seenEvent(call: LogCall, { projectId, changeEventId }: Params) {
  const member = memberFor(call, projectId);
  if ('refused' in member) return member;
  if (!seesAll(call.tenant.state, member)) return refuse('NOT_FOUND');
  const event = lookUp(call.tenant.state.changeEvents, changeEventId);
  return event?.projectId === projectId ? { member, event } : refuse('NOT_FOUND');
}

function changeableEvent(call: LogCall, params: Params) {
  const actor = actorFor(call, params.projectId, 'manage_changes');
  if ('refused' in actor) return actor;
  const found = seenEvent(call, params);
  if ('refused' in found) return found;
  return isCompleted(call.tenant.state, params.projectId) ? refuse('WRONG_STATE') : found;
}

export const handlers = {
  listChangeEvents(call) {
    const { projectId } = call.params;
    const { q, status } = call.query;
    const member = readerFor(call, projectId);
    if ('refused' in member) return member;
    const finds = searchesFor(q);
    const rows = ofProject(call.tenant.state.changeEvents, projectId)
      .filter((one) => (status ?? one.status) === one.status)
      .filter((one) => finds(one.number, one.title, one.description));
    const order = orderOf('-number', (one: StoredChangeEvent) => one.number);
    const page = sortedPage(rows, order, call.query);
    if ('refused' in page) return page;
    const data = page.items.map((one) => eventShown(call, member, one));
    const { nextCursor } = page;
    return { status: 200, body: { success: true, data, nextCursor, total: rows.length } };
  },

  createChangeEvent(call) {
    const { projectId } = call.params;
    const { state } = call.tenant;
    const { title, description = '', reason, source, roughMinor } = call.body;
    const member = editorFor(call, projectId, 'manage_changes');
    if ('refused' in member) return member;
    const fault = strangeSource(call, projectId, source);
    if (fault) return fault;
    const at = nowOf(call);
    const event: StoredChangeEvent = {
      id: newId('cev'),
      projectId,
      number: nextNumber(state, projectId, 'CE'),
      title: title.trim(),
      description,
      reason,
      source: source ?? null,
      status: 'open',
      roughMinor: roughMinor ?? null,
      createdAt: at,
      updatedAt: at,
      createdById: call.user().id,
      version: 1,
    };
    state.changeEvents[event.id] = event;
    return { status: 201, body: answer(call, member, event) };
  },

  getChangeEvent(call) {
    const found = seenEvent(call, call.params);
    if ('refused' in found) return found;
    return { status: 200, body: answer(call, found.member, found.event) };
  },

  updateChangeEvent(call) {
    const { version, clear = [], ...facts } = call.body;
    const found = changeableEvent(call, call.params);
    if ('refused' in found) return found;
    const { event, member } = found;
    if (version !== event.version) return staleVersion(event);
    if (facts.roughMinor !== undefined && clear.length > 0) {
      return invalid('/clear/0', 'conflict', 'must not name a property that has a new value');
    }
    const next: StoredChangeEvent = {
      ...event,
      ...facts,
      title: facts.title?.trim() ?? event.title,
      roughMinor: clear.length > 0 ? null : (facts.roughMinor ?? event.roughMinor),
      updatedAt: nowOf(call),
      version: version + 1,
    };
    call.tenant.state.changeEvents[next.id] = next;
    return { status: 200, body: answer(call, member, next) };
  },

  deleteChangeEvent(call) {
    const { state } = call.tenant;
    const found = changeableEvent(call, call.params);
    if ('refused' in found) return found;
    const { event } = found;
    if (ordersOf(state, event).length > 0) return refuse('WRONG_STATE');
    if (call.query.version !== event.version) return staleVersion(event);
    delete state.changeEvents[event.id];
    return { status: 200, body: { success: true } };
  },
} satisfies Handlers;
