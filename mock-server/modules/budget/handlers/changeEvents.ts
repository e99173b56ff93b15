import type { GuardedHandlers } from '../../../core/access.ts';
import { orderOf, pageReply } from '../../../core/lists/page.ts';
import { searchesFor } from '../../../core/lists/search.ts';
import type { StoredChangeEvent } from '../../../core/state/budget.ts';
import { madeBy, nowOf } from '../../../core/state/made.ts';
import { newId } from '../../../core/state/secrets.ts';
import { invalid, refuse } from '../../../engine/problem.ts';
import { created, DONE, ok } from '../../../engine/success.ts';
import type { access } from '../access.ts';
import { eventShown, ordersOf, strangeSource } from '../changes.ts';
import { isCompleted } from '../rights.ts';
import { nextNumber, ofProject } from '../store.ts';

export const handlers = {
  listChangeEvents(call) {
    const { projectId } = call.params;
    const { q, status } = call.query;
    const { member } = call;
    const finds = searchesFor(q);
    const rows = ofProject(call.tenant.state.changeEvents, projectId)
      .filter((changeEvent) => (status ?? changeEvent.status) === changeEvent.status)
      .filter((changeEvent) =>
        finds(changeEvent.number, changeEvent.title, changeEvent.description),
      );
    const order = orderOf('-number', (changeEvent: StoredChangeEvent) => changeEvent.number);
    return pageReply(
      rows,
      order,
      call.query,
      (changeEvent) => eventShown(call, member, changeEvent),
      {
        total: rows.length,
      },
    );
  },

  createChangeEvent(call) {
    const { projectId } = call.params;
    const { state } = call.tenant;
    const { title, description = '', reason, source, roughMinor } = call.body;
    if (isCompleted(state, projectId)) return refuse('WRONG_STATE');
    const fault = strangeSource(call, projectId, source);
    if (fault) return fault;
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
      ...madeBy(call),
    };
    state.changeEvents[event.id] = event;
    return created(eventShown(call, call.member, event));
  },

  getChangeEvent: (call) => ok(eventShown(call, call.member, call.records.changeEvent)),

  updateChangeEvent(call) {
    const { version, clear = [], ...facts } = call.body;
    const { changeEvent: event } = call.records;
    if (isCompleted(call.tenant.state, event.projectId)) return refuse('WRONG_STATE');
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
    return ok(eventShown(call, call.member, next));
  },

  deleteChangeEvent(call) {
    const { state } = call.tenant;
    const { changeEvent: event } = call.records;
    if (isCompleted(state, event.projectId) || ordersOf(state, event).length > 0) {
      return refuse('WRONG_STATE');
    }
    delete state.changeEvents[event.id];
    return DONE;
  },
} satisfies GuardedHandlers<typeof access>;
