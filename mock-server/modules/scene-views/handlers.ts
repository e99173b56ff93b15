import { closedProject, memberOf } from '../../core/members/members.ts';
import { personOf } from '../../core/members/people.ts';
import type { LogCall } from '../../core/members/viewer.ts';
import { savedViewsActions, seesView, viewActions } from '../../core/permissions/sharing.ts';
import { matchesTarget } from '../../core/sharing/targets.ts';
import type { Handlers } from '../../core/state/call.ts';
import { lookUp, type Member } from '../../core/state/model.ts';
import { newId } from '../../core/state/secrets.ts';
import type { SceneView } from '../../core/state/sharing.ts';
import { invalid, refuse } from '../../engine/problem.ts';
import type { components } from '../../generated/contract.d.ts';
import { pinTargetOf, unknownScene } from '../pins/pinTargets.ts';
import { isSameName, nameTaken } from '../saved-views/handlers.ts';

type Schemas = components['schemas'];

const MAX_BYTES = 16 * 1024;

function toContract(
  call: LogCall,
  view: SceneView,
  { project, membership }: Member,
): Schemas['SceneView'] {
  const { projectId: _, createdById, ...fields } = view;
  return {
    ...fields,
    createdBy: personOf(call, createdById),
    permittedActions: viewActions(membership, project, view),
  };
}

/** The views of the project that the caller sees, on targets that the caller sees. */
const seenBy = (call: LogCall, { project, membership }: Member): SceneView[] =>
  Object.values(call.tenant.state.sceneViews).filter(
    (view) =>
      view.projectId === project.id &&
      seesView(membership, view) &&
      pinTargetOf(call, project.id, view.target) !== null,
  );

/** Returns another view of the caller with the same name and target. */
const namesake = (
  call: LogCall,
  member: Member,
  view: Omit<SceneView, 'state' | 'shared' | 'createdAt'>,
) =>
  seenBy(call, member).find(
    (other) =>
      other.id !== view.id &&
      other.createdById === view.createdById &&
      matchesTarget(other.target, { targetType: view.target.type, targetId: view.target.id }) &&
      isSameName(other.name, view.name),
  );

/** Returns the view, or a refusal if the caller may not do the action. */
function permittedView(
  call: LogCall & { params: { projectId: string; sceneViewId: string } },
  action: 'update' | 'delete',
) {
  const { projectId, sceneViewId } = call.params;
  const member = memberOf(call, projectId);
  const view = lookUp(call.tenant.state.sceneViews, sceneViewId);
  if (!member || !view || !seenBy(call, member).includes(view)) return refuse('NOT_FOUND');
  if (member.project.status === 'closed') return closedProject();
  const { permittedActions } = toContract(call, view, member);
  return permittedActions.includes(action) ? { view, member } : refuse('FORBIDDEN');
}

export const handlers = {
  listSceneViews(call) {
    const { projectId } = call.params;
    const member = memberOf(call, projectId);
    if (!member) return refuse('NOT_FOUND');
    const data = seenBy(call, member)
      .filter(({ target }) => matchesTarget(target, call.query))
      .sort((a, b) => a.name.localeCompare(b.name, 'en') || a.id.localeCompare(b.id))
      .map((view) => toContract(call, view, member));
    const permittedActions = savedViewsActions(member.membership, member.project);
    return { status: 200, body: { success: true, data, permittedActions } };
  },

  createSceneView(call) {
    const { tenant, body } = call;
    const { projectId } = call.params;
    const member = memberOf(call, projectId);
    if (!member) return refuse('NOT_FOUND');
    const { project, membership } = member;
    if (project.status === 'closed') return closedProject();
    if (body.shared && !savedViewsActions(membership, project).includes('share')) {
      return refuse('FORBIDDEN');
    }
    const viewTarget = pinTargetOf(call, projectId, body.target);
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
    if (namesake(call, member, view)) return nameTaken();
    tenant.state.sceneViews[view.id] = view;
    return { status: 201, body: { success: true, data: toContract(call, view, member) } };
  },

  updateSceneView(call) {
    const found = permittedView(call, 'update');
    if ('refused' in found) return found;
    const { view, member } = found;
    const { shared = view.shared, name = view.name } = call.body;
    const permitted = savedViewsActions(member.membership, member.project);
    if (shared && !view.shared && !permitted.includes('share')) return refuse('FORBIDDEN');
    const changed = { ...view, shared, name: name.trim() };
    if (namesake(call, member, changed)) return nameTaken();
    Object.assign(view, changed);
    return { status: 200, body: { success: true, data: toContract(call, view, member) } };
  },

  deleteSceneView(call) {
    const found = permittedView(call, 'delete');
    if ('refused' in found) return found;
    delete call.tenant.state.sceneViews[found.view.id];
    return { status: 200, body: { success: true } };
  },
} satisfies Handlers;
