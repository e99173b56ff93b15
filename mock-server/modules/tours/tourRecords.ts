import type { MemberCall } from '../../core/access.ts';
import { personOf } from '../../core/members/people.ts';
import { tourActions } from '../../core/permissions/models.ts';
import { dropFile, fileUrl } from '../../core/state/files.ts';
import type { Tour, TourScene } from '../../core/state/model.ts';
import { pick } from '../../core/state/pick.ts';
import type { components } from '../../generated/contract.d.ts';

export type Schemas = components['schemas'];
export type TourCall = Pick<MemberCall, 'tenant' | 'origin' | 'user' | 'now' | 'member'>;

export function summaryOf(call: TourCall, tour: Tour): Schemas['TourSummary'] {
  const { project, membership } = call.member;
  const { createdById, scenes, startSceneId } = tour;
  const first = scenes.find(({ id }) => id === startSceneId);
  return {
    ...pick(tour, ['id', 'title', 'description', 'state', 'visibility']),
    ...pick(tour, ['createdAt', 'updatedAt', 'version']),
    coverUrl: first ? fileUrl(call, { kind: 'tour', id: tour.id }, first.thumbnailFileId) : null,
    sceneCount: scenes.length,
    createdBy: personOf(call, createdById),
    permittedActions: tourActions(membership, project, tour),
  };
}

/** Returns the public properties of a scene, without its pictures. */
export const sceneFacts = (scene: TourScene): Omit<Schemas['TourSceneFacts'], 'thumbnailUrl'> => ({
  ...pick(scene, ['id', 'title', 'floor', 'spotId', 'takenAt', 'width', 'height']),
  ...pick(scene, ['northYaw', 'plan', 'links', 'hotspots']),
});

export function toContract(call: TourCall, tour: Tour): Schemas['Tour'] {
  const url = (fileId: string) => fileUrl(call, { kind: 'tour', id: tour.id }, fileId);
  const { plan, startSceneId } = tour;
  return {
    ...summaryOf(call, tour),
    startSceneId,
    plan: plan && { url: url(plan.fileId), width: plan.width, height: plan.height },
    scenes: tour.scenes.map((scene) => ({
      ...sceneFacts(scene),
      panoramaUrl: url(scene.panoramaFileId),
      thumbnailUrl: url(scene.thumbnailFileId),
    })),
  };
}

/** Replaces a tour with the changed one. */
export function writeTour(call: TourCall, tour: Tour, changes: Partial<Tour>) {
  const changed: Tour = {
    ...tour,
    ...changes,
    version: tour.version + 1,
    updatedAt: new Date(call.now).toISOString(),
  };
  call.tenant.state.tours[tour.id] = changed;
  return toContract(call, changed);
}

const filesOf = ({ scenes, plan }: Pick<Tour, 'scenes' | 'plan'>): string[] => [
  ...scenes.flatMap(({ panoramaFileId, thumbnailFileId }) => [panoramaFileId, thumbnailFileId]),
  ...(plan ? [plan.fileId] : []),
];

/** Deletes files of deleted scenes and plans, except for samples that other tours share. */
export function dropFiles(
  { tenant }: Pick<TourCall, 'tenant'>,
  gone: Pick<Tour, 'scenes' | 'plan'>,
): void {
  const held = new Set(Object.values(tenant.state.tours).flatMap(filesOf));
  for (const id of filesOf(gone)) if (!held.has(id)) dropFile(tenant, id);
}
