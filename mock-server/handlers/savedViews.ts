import { seesViewsOf } from '../budget/visible.ts';
import { invalid, refuse } from '../engine/problem.ts';
import type { components } from '../generated/contract.d.ts';
import { closedProject, type Member, memberOf } from '../members/members.ts';
import { personOf } from '../members/people.ts';
import { savedViewsActions, seesView, viewActions } from '../permissions/sharing.ts';
import type { Call, Handlers } from '../state/call.ts';
import { lookUp, type SavedView } from '../state/model.ts';
import { newId } from '../state/secrets.ts';

type Schemas = components['schemas'];
type ViewCall = Pick<Call<unknown>, 'tenant' | 'origin' | 'user'>;

/** Query parameters that a view does not store: the project and an open form. */
const EXCLUDED = ['project', 'new'];

function toContract(
  call: ViewCall,
  view: SavedView,
  { project, membership }: Member,
): Schemas['SavedView'] {
  const { projectId: _, createdById, ...fields } = view;
  return {
    ...fields,
    createdBy: personOf(call, createdById),
    permittedActions: viewActions(membership, project, view),
  };
}

/** The views of the project that the caller sees. */
const seenBy = ({ tenant }: ViewCall, { project, membership }: Member): SavedView[] =>
  Object.values(tenant.state.savedViews).filter(
    (view) =>
      view.projectId === project.id &&
      seesView(membership, view) &&
      (view.createdById === membership.userId ||
        seesViewsOf(tenant.state, { project, membership }, view.log)),
  );

export const isSameName = (a: string, b: string) =>
  a.toLocaleLowerCase('en') === b.toLocaleLowerCase('en');

export function nameTaken() {
  const detail = 'You already have a view with this name.';
  return refuse('NAME_TAKEN', { detail, errors: [{ pointer: '/name', code: 'unique', detail }] });
}

const isStorable = (query: string) => {
  const search = new URLSearchParams(query);
  return !EXCLUDED.some((name) => search.has(name));
};
const badQuery = () => invalid('/query', 'query', `must not have any of ${EXCLUDED.join(', ')}`);

/** The view of the address if the caller may take the action now. */
function viewFor(
  call: ViewCall & { params: { projectId: string; savedViewId: string } },
  action: 'update' | 'delete',
) {
  const { projectId, savedViewId } = call.params;
  const member = memberOf(call, projectId);
  const view = lookUp(call.tenant.state.savedViews, savedViewId);
  if (!member || !view || !seenBy(call, member).includes(view)) return refuse('NOT_FOUND');
  if (member.project.status === 'closed') return closedProject();
  if (!toContract(call, view, member).permittedActions.includes(action)) return refuse('FORBIDDEN');
  return { member, view };
}

export const handlers = {
  listSavedViews(call) {
    const { projectId } = call.params;
    const member = memberOf(call, projectId);
    if (!member) return refuse('NOT_FOUND');
    const views = seenBy(call, member)
      .filter(({ log }) => log === call.query.log)
      .sort((a, b) => a.name.localeCompare(b.name, 'en') || a.id.localeCompare(b.id));
    const data = views.map((view) => toContract(call, view, member));
    const permittedActions = savedViewsActions(member.membership, member.project);
    return { status: 200, body: { success: true, data, permittedActions } };
  },

  createSavedView(call) {
    const { tenant, body } = call;
    const { projectId } = call.params;
    const member = memberOf(call, projectId);
    if (!member) return refuse('NOT_FOUND');
    const { project, membership } = member;
    if (project.status === 'closed') return closedProject();
    const permitted = savedViewsActions(membership, project);
    if (body.shared && !permitted.includes('share')) return refuse('FORBIDDEN');
    if (!isStorable(body.query)) return badQuery();
    const name = body.name.trim();
    const { id: userId } = call.user();
    const namesake = seenBy(call, member).some(
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
    return { status: 201, body: { success: true, data: toContract(call, view, member) } };
  },

  updateSavedView(call) {
    const found = viewFor(call, 'update');
    if ('refused' in found) return found;
    const { query } = call.body;
    if (!isStorable(query)) return badQuery();
    const view = { ...found.view, query };
    call.tenant.state.savedViews[view.id] = view;
    return { status: 200, body: { success: true, data: toContract(call, view, found.member) } };
  },

  deleteSavedView(call) {
    const found = viewFor(call, 'delete');
    if ('refused' in found) return found;
    delete call.tenant.state.savedViews[found.view.id];
    return { status: 200, body: { success: true } };
  },
} satisfies Handlers;
