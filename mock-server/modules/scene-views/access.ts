import type { Access, MemberCall } from '../../core/access.ts';
import { savedViewsActions, seesView, viewActions } from '../../core/permissions/sharing.ts';
import { lookUp } from '../../core/state/model.ts';
import type { SceneView } from '../../core/state/sharing.ts';
import { pinTargetOf } from '../pins/pinTargets.ts';

/** Tells whether the caller sees a view of the project, and what it is of. */
export const seesSceneView = (call: MemberCall, view: SceneView): boolean =>
  view.projectId === call.member.project.id &&
  seesView(call.member.membership, view) &&
  pinTargetOf(call, view.target) !== null;

export const access = {
  sceneViewId: {
    find(call: MemberCall, id) {
      const view = lookUp(call.tenant.state.sceneViews, id);
      return view && seesSceneView(call, view) ? view : null;
    },
    may: ({ member: { membership, project } }: MemberCall, view: SceneView) => [
      ...viewActions(membership, project, view),
      // Whoever sends that a shared view is shared changes nothing.
      ...(view.shared ? ['share'] : savedViewsActions(membership, project)),
    ],
  },
} satisfies Access;
