import { type Refusal, refuse, staleVersion } from '../engine/problem.ts';
import type { components } from '../generated/contract.d.ts';
import { closedProject, type Member, memberOf, toursOf } from '../members/members.ts';
import { personOf } from '../members/people.ts';
import { tourActions } from '../permissions/models.ts';
import type { Call } from '../state/call.ts';
import { dropFile, fileUrl } from '../state/files.ts';
import { lookUp, type Tour, type TourScene } from '../state/model.ts';

export type Schemas = components['schemas'];
export type TourCall = Pick<Call<unknown>, 'tenant' | 'origin' | 'user' | 'now'>;
export type Action = Schemas['TourAction'];

export function summaryOf(
  call: TourCall,
  tour: Tour,
  { project, membership }: Member,
): Schemas['TourSummary'] {
  const { projectId: _, createdById, plan: __, scenes, startSceneId, ...fields } = tour;
  const first = scenes.find(({ id }) => id === startSceneId);
  return {
    ...fields,
    coverUrl: first ? fileUrl(call, { kind: 'tour', id: tour.id }, first.thumbnailFileId) : null,
    sceneCount: scenes.length,
    createdBy: personOf(call, createdById),
    permittedActions: tourActions(membership, project, tour),
  };
}

/** The public properties of a scene, without its pictures. */
export function sceneFacts({
  panoramaFileId: _,
  thumbnailFileId: __,
  batch: ___,
  ...facts
}: TourScene): Omit<Schemas['TourSceneFacts'], 'thumbnailUrl'> {
  return facts;
}

export function toContract(call: TourCall, tour: Tour, member: Member): Schemas['Tour'] {
  const url = (fileId: string) => fileUrl(call, { kind: 'tour', id: tour.id }, fileId);
  const { plan, startSceneId } = tour;
  return {
    ...summaryOf(call, tour, member),
    startSceneId,
    plan: plan && { url: url(plan.fileId), width: plan.width, height: plan.height },
    scenes: tour.scenes.map((scene) => ({
      ...sceneFacts(scene),
      panoramaUrl: url(scene.panoramaFileId),
      thumbnailUrl: url(scene.thumbnailFileId),
    })),
  };
}

export interface Found {
  tour: Tour;
  member: Member;
}

/** Returns the tour, or a refusal if the caller cannot see it. */
export function tourFor(
  call: TourCall,
  { projectId, tourId }: { projectId: string; tourId: string },
): Found | Refusal<'NOT_FOUND'> {
  const member = memberOf(call, projectId);
  const tour = lookUp(call.tenant.state.tours, tourId);
  if (!member || !tour || !toursOf(call.tenant, member).includes(tour)) return refuse('NOT_FOUND');
  return { tour, member };
}

/** Returns the tour, or a refusal if the caller may not do all of the actions now. */
export function changeableTour(
  call: TourCall,
  params: { projectId: string; tourId: string },
  actions: readonly Action[],
): Found | Refusal<'NOT_FOUND' | 'PROJECT_CLOSED' | 'FORBIDDEN'> {
  const found = tourFor(call, params);
  if ('refused' in found) return found;
  const { tour, member } = found;
  if (member.project.status === 'closed') return closedProject();
  const permitted = tourActions(member.membership, member.project, tour);
  if (!actions.every((action) => permitted.includes(action))) return refuse('FORBIDDEN');
  return found;
}

/** Like `changeableTour`, but also refuses a stale version. */
export function changeableTourAt(
  call: TourCall,
  params: { projectId: string; tourId: string },
  actions: readonly Action[],
  version: number,
) {
  const found = changeableTour(call, params, actions);
  if ('refused' in found) return found;
  return found.tour.version === version ? found : staleVersion(found.tour);
}

/** Replaces a tour with the changed one. */
export function writeTour(call: TourCall, { tour, member }: Found, changes: Partial<Tour>) {
  const changed: Tour = {
    ...tour,
    ...changes,
    version: tour.version + 1,
    updatedAt: new Date(call.now).toISOString(),
  };
  call.tenant.state.tours[tour.id] = changed;
  return { success: true as const, data: toContract(call, changed, member) };
}

const filesOf = ({ scenes, plan }: Pick<Tour, 'scenes' | 'plan'>): string[] => [
  ...scenes.flatMap(({ panoramaFileId, thumbnailFileId }) => [panoramaFileId, thumbnailFileId]),
  ...(plan ? [plan.fileId] : []),
];

/** Deletes files of deleted scenes and plans, except for samples that other tours share. */
export function dropFiles({ tenant }: TourCall, gone: Pick<Tour, 'scenes' | 'plan'>): void {
  const held = new Set(Object.values(tenant.state.tours).flatMap(filesOf));
  for (const id of filesOf(gone)) if (!held.has(id)) dropFile(tenant, id);
}
