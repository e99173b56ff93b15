import type { Access, MemberCall } from '../../core/access.ts';
import { seesView, viewActions } from '../../core/permissions/sharing.ts';
import { lookUp, type Member, type SavedView, type TenantState } from '../../core/state/model.ts';
import type { OperationId } from '../../engine/types.ts';
import { seesViewsOf } from '../budget/visible.ts';

/** Tells whether a member sees a saved view, and the list that it is of. */
export const seesSavedView = (
  state: TenantState,
  { project, membership }: Member,
  view: SavedView,
): boolean =>
  view.projectId === project.id &&
  seesView(membership, view) &&
  (view.createdById === membership.userId || seesViewsOf(state, { project, membership }, view.log));

export const access = {
  // What nobody has changed has no version yet.
  projectId: { find: ({ member: { project } }: MemberCall) => ({ version: project.version ?? 1 }) },
  settings: {
    find: ({ member: { project } }: MemberCall) => ({ version: project.settingsVersion ?? 1 }),
  },
  locationId: {
    find({ tenant: { state }, member }: MemberCall, id) {
      const location = lookUp(state.locations, id);
      return location?.projectId === member.project.id ? location : null;
    },
  },
  savedViewId: {
    find({ tenant: { state }, member }: MemberCall, id) {
      const view = lookUp(state.savedViews, id);
      return view && seesSavedView(state, member, view) ? view : null;
    },
    may: ({ member }: MemberCall, view: SavedView) =>
      viewActions(member.membership, member.project, view),
  },
} satisfies Access;

/** Which steps a member may take is a table of its own. */
export const unguarded: readonly OperationId[] = ['transitionProject'];
