import { withoutMetadata } from '../../../converter/pictures/read.ts';
import type { Format } from '../../../converter/pictures/segments.ts';
import { readStoredFile } from '../../../core/files/read.ts';
import { linkLeadingTo } from '../../../core/sharing/linkStates.ts';
import {
  leadsTo,
  type PublicView,
  type VisitCall,
  type VisitFileOf,
  visitFileUrl,
} from '../../../core/sharing/visits.ts';
import type { Handlers } from '../../../core/state/call.ts';
import { lookUp } from '../../../core/state/model.ts';
import type { Tenant } from '../../../core/state/tenant.ts';
import { refuse } from '../../../engine/problem.ts';
import { ok } from '../../../engine/success.ts';
import { sceneFacts } from '../../tours/tourRecords.ts';

export function publicTour(call: VisitCall, id: string): PublicView | null {
  const tour = lookUp(call.tenant.state.tours, id);
  if (!tour) return null;
  const { title, description, scenes, startSceneId, updatedAt } = tour;
  const first = scenes.find((scene) => scene.id === startSceneId);
  return {
    title,
    description,
    thumbnailUrl: first ? visitFileUrl(call, 'tour', id, first.id) : null,
    recordedAt: first?.takenAt ?? updatedAt,
    tour: { sceneCount: scenes.length },
  };
}

/** Finds the file of a scene by the scene id. */
export const visitTourFile: VisitFileOf = ({ tenant, link }, id, part) => {
  const tour = leadsTo(link, { type: 'tour', id }) ? lookUp(tenant.state.tours, id) : null;
  const scene = tour?.scenes.find((tourScene) => tourScene.id === part);
  return (scene && lookUp(tenant.state.files, scene.thumbnailFileId)) || null;
};

/** Returns the tour, if the visitor's link leads to it. */
const visitedTour = (call: VisitCall, id: string) =>
  linkLeadingTo(call, { type: 'tour', id }) && lookUp(call.tenant.state.tours, id);

/** Answers with a picture without metadata. Not cacheable, because access may end at any time. */
async function pictureReply(tenant: Tenant, fileId: string | undefined, mediaType: string) {
  const file = fileId === undefined ? null : lookUp(tenant.state.files, fileId);
  const data = file && (await readStoredFile(tenant, file));
  if (!data) return refuse('NOT_FOUND');
  return {
    status: 200 as const,
    headers: { 'content-type': mediaType, 'cache-control': 'no-store' },
    body: withoutMetadata(data, file.contentType as Format),
  };
}

export const handlers = {
  getPublicTour(call) {
    const tour = visitedTour(call, call.params.tourId);
    if (!tour) return refuse('NOT_FOUND');
    const { id, title, description, startSceneId, plan } = tour;
    const scenes = tour.scenes.map((scene) => ({
      ...sceneFacts(scene),
      thumbnailUrl: visitFileUrl(call, 'tour', id, scene.id),
    }));
    const size = plan && { width: plan.width, height: plan.height };
    return ok({ id, title, description, startSceneId, plan: size, scenes });
  },

  async getPublicTourPlan(call) {
    const tour = visitedTour(call, call.params.tourId);
    return pictureReply(call.tenant, tour?.plan?.fileId, 'application/octet-stream');
  },

  async getPublicTourPanorama(call) {
    const { tourId, sceneId } = call.params;
    const scene = visitedTour(call, tourId)?.scenes.find(({ id }) => id === sceneId);
    return pictureReply(call.tenant, scene?.panoramaFileId, 'image/jpeg');
  },
} satisfies Handlers;
