import type { GuardedHandlers, MemberCall } from '../../core/access.ts';
import { personOf } from '../../core/members/people.ts';
import { savedViewsActions, viewActions } from '../../core/permissions/sharing.ts';
import { matchesTarget } from '../../core/sharing/targets.ts';
import { newId } from '../../core/state/secrets.ts';
import type { SceneView } from '../../core/state/sharing.ts';
import { invalid } from '../../engine/problem.ts';
import type { components } from '../../generated/contract.d.ts';
import { pinTargetOf, unknownScene } from '../pins/pinTargets.ts';
import { isSameName, nameTaken } from '../saved-views/handlers.ts';
import { type access, seesSceneView } from './access.ts';

type Schemas = components['schemas'];

const MAX_BYTES = 16 * 1024;

function toContract(call: MemberCall, view: SceneView): Schemas['SceneView'] {
  const { project, membership } = call.member;
  const { projectId: _, createdById, ...fields } = view;
  return {
    ...fields,
    createdBy: personOf(call, createdById),
    permittedActions: viewActions(membership, project, view),
  };
}

const seenBy = (call: MemberCall): SceneView[] =>
  Object.values(call.tenant.state.sceneViews).filter((view) => seesSceneView(call, view));

/** Returns another view of the caller with the same name and target. */
const namesake = (call: MemberCall, view: Omit<SceneView, 'state' | 'shared' | 'createdAt'>) =>
  seenBy(call).find(
    (other) =>
      other.id !== view.id &&
      other.createdById === view.createdById &&
      matchesTarget(other.target, { targetType: view.target.type, targetId: view.target.id }) &&
      isSameName(other.name, view.name),
  );

export const handlers = {
  listSceneViews(call) {
    const { member } = call;
    const data = seenBy(call)
      .filter(({ target }) => matchesTarget(target, call.query))
      .sort((a, b) => a.name.localeCompare(b.name, 'en') || a.id.localeCompare(b.id))
      .map((view) => toContract(call, view));
    const permittedActions = savedViewsActions(member.membership, member.project);
    return { status: 200, body: { success: true, data, permittedActions } };
  },

  createSceneView(call) {
    const { tenant, body } = call;
    const { projectId } = call.params;
    const viewTarget = pinTargetOf(call, body.target);
    if (!viewTarget) return invalid('/target/id', 'unknown', 'must be of the project');
    const refusedScene = unknownScene(viewTarget, body.state.data.sceneId, '/state/data/sceneId');
    if (refusedScene) return refusedScene;
    if (Buffer.byteLength(JSON.stringify(body.state)) > MAX_BYTES) {
      return invalid('/state', 'maxBytes', 'must have at most 16 KiB');
    }
    const view: SceneView = {
      id: newId('scv'),
      projectId,
      target: { type: body.target.type, id: body.target.id },
      name: body.name.trim(),
      shared: body.shared,
      state: body.state,
      createdAt: new Date(call.now).toISOString(),
      createdById: call.user().id,
    };
    if (namesake(call, view)) return nameTaken();
    tenant.state.sceneViews[view.id] = view;
    return { status: 201, body: { success: true, data: toContract(call, view) } };
  },

  updateSceneView(call) {
    const { sceneView: view } = call.records;
    const { shared = view.shared, name = view.name } = call.body;
    const changed = { ...view, shared, name: name.trim() };
    if (namesake(call, changed)) return nameTaken();
    Object.assign(view, changed);
    return { status: 200, body: { success: true, data: toContract(call, view) } };
  },

  deleteSceneView(call) {
    delete call.tenant.state.sceneViews[call.records.sceneView.id];
    return { status: 200, body: { success: true } };
  },
} satisfies GuardedHandlers<typeof access>;
