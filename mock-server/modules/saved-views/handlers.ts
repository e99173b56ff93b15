import type { GuardedHandlers, MemberCall } from '../../core/access.ts';
import { plain } from '../../core/lists/search.ts';
import { personOf } from '../../core/members/people.ts';
import { savedViewsActions, viewActions } from '../../core/permissions/sharing.ts';
import type { SavedView } from '../../core/state/model.ts';
import { newId } from '../../core/state/secrets.ts';
import { invalid, refuse } from '../../engine/problem.ts';
import type { components } from '../../generated/contract.d.ts';
import { type access, seesSavedView } from '../projects/access.ts';

type Schemas = components['schemas'];

/** Query parameters that a view does not store: the project and an open form. */
const EXCLUDED = ['project', 'new'];

function toContract(call: MemberCall, view: SavedView): Schemas['SavedView'] {
  const { project, membership } = call.member;
  const { projectId: _, createdById, ...fields } = view;
  return {
    ...fields,
    createdBy: personOf(call, createdById),
    permittedActions: viewActions(membership, project, view),
  };
}

/** The views of the project that the caller sees. */
const seenBy = ({ tenant: { state }, member }: MemberCall): SavedView[] =>
  Object.values(state.savedViews).filter((view) => seesSavedView(state, member, view));

export const isSameName = (a: string, b: string) => plain(a) === plain(b);

export function nameTaken() {
  const detail = 'You already have a view with this name.';
  return refuse('NAME_TAKEN', { detail, errors: [{ pointer: '/name', code: 'unique', detail }] });
}

const isStorable = (query: string) => {
  const search = new URLSearchParams(query);
  return !EXCLUDED.some((name) => search.has(name));
};
const badQuery = () => invalid('/query', 'query', `must not have any of ${EXCLUDED.join(', ')}`);

export const handlers = {
  listSavedViews(call) {
    const { member } = call;
    const views = seenBy(call)
      .filter(({ log }) => log === call.query.log)
      .sort((a, b) => a.name.localeCompare(b.name, 'en') || a.id.localeCompare(b.id));
    const data = views.map((view) => toContract(call, view));
    const permittedActions = savedViewsActions(member.membership, member.project);
    return { status: 200, body: { success: true, data, permittedActions } };
  },

  createSavedView(call) {
    const { tenant, body } = call;
    const { projectId } = call.params;
    if (!isStorable(body.query)) return badQuery();
    const name = body.name.trim();
    const { id: userId } = call.user();
    const namesake = seenBy(call).some(
      (view) => view.createdById === userId && view.log === body.log && isSameName(view.name, name),
    );
    if (namesake) return nameTaken();
    const view: SavedView = {
      id: newId('viw'),
      projectId,
      log: body.log,
      name,
      query: body.query,
      shared: body.shared,
      createdAt: new Date(call.now).toISOString(),
      createdById: userId,
    };
    tenant.state.savedViews[view.id] = view;
    return { status: 201, body: { success: true, data: toContract(call, view) } };
  },

  updateSavedView(call) {
    const { query } = call.body;
    if (!isStorable(query)) return badQuery();
    const view = { ...call.records.savedView, query };
    call.tenant.state.savedViews[view.id] = view;
    return { status: 200, body: { success: true, data: toContract(call, view) } };
  },

  deleteSavedView(call) {
    delete call.tenant.state.savedViews[call.records.savedView.id];
    return { status: 200, body: { success: true } };
  },
} satisfies GuardedHandlers<typeof access>;
