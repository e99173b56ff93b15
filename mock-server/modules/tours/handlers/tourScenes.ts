import type { GuardedHandlers } from '../../../core/access.ts';
import { timeOf } from '../../../core/files/pictures.ts';
import { hasRoomFor, keepLarge, keepUpload } from '../../../core/state/files.ts';
import type { Tour, TourScene } from '../../../core/state/model.ts';
import { dropPlacesOn } from '../../../core/state/records/places.ts';
import { newId } from '../../../core/state/secrets.ts';
import { completeUpload, dropUpload } from '../../../core/uploads/own.ts';
import { invalid, refuse } from '../../../engine/problem.ts';
import { created, ok } from '../../../engine/success.ts';
import { noRoom } from '../../scans/handlers.ts';
import type { access } from '../access.ts';
import { readPanorama } from '../tourFiles.ts';
import { dropFiles, writeTour } from '../tourRecords.ts';

const MAX_SCENES = 200;

/** Returns the scenes with a new one, and the start scene that follows. */
function withScene({ scenes, startSceneId }: Tour, scene: TourScene) {
  const { batch } = scene;
  const isOfBatch = (each: TourScene) => batch !== undefined && each.batch?.id === batch.id;
  const place = (each: TourScene) => each.batch?.place ?? 0;
  const follower = scenes.findIndex((each) => isOfBatch(each) && place(each) > place(scene));
  const leader = scenes.findLastIndex(isOfBatch);
  const position = follower >= 0 ? follower : leader >= 0 ? leader + 1 : scenes.length;
  // The first scene is the start scene by default. In a batch, it may arrive after others.
  const wasFirst = scenes[0] && startSceneId === scenes[0].id && isOfBatch(scenes[0]);
  return {
    scenes: scenes.toSpliced(position, 0, scene),
    startSceneId: startSceneId === null || (position === 0 && wasFirst) ? scene.id : startSceneId,
  };
}

export const handlers = {
  async createTourSceneFromUpload(call) {
    const { tenant, body } = call;
    const look = () => {
      const { tour } = call.records;
      if (tour.scenes.length >= MAX_SCENES) {
        return refuse('LIMIT_REACHED', { detail: `A tour has at most ${MAX_SCENES} scenes.` });
      }
      return completeUpload(call, body.uploadId, 'panorama');
    };
    const before = look();
    if ('refused' in before) return before;
    const panorama = await readPanorama(tenant.folder.path(before.upload.id));
    // The tour or the upload may have changed or gone while the file was read.
    const found = call.recheck() ?? look();
    if ('refused' in found) return found;
    const { tour } = call.records;
    const { upload } = found;
    if ('refused' in panorama) {
      dropUpload(tenant, upload);
      return panorama;
    }
    if (!hasRoomFor(tenant, panorama.thumbnail.length)) return noRoom();
    const { title, floor = '', spotId = newId('spt'), batch } = body;
    const thumbnail = { contentType: 'image/jpeg', data: panorama.thumbnail };
    const scene: TourScene = {
      id: newId('tsc'),
      title,
      floor,
      spotId,
      takenAt:
        body.takenAt ?? timeOf(panorama.notes, call.member.project, undefined, call.now).takenAt,
      width: panorama.width,
      height: panorama.height,
      northYaw: 0,
      plan: null,
      links: [],
      hotspots: [],
      panoramaFileId: keepLarge(tenant, upload, panorama.contentType).id,
      thumbnailFileId: keepUpload(tenant, { fileName: upload.fileName, ...thumbnail }).id,
      ...(batch && { batch }),
    };
    return created(writeTour(call, tour, withScene(tour, scene)));
  },

  updateTourScene(call) {
    const { version: _, clear, ...changes } = call.body;
    const { tour, scene } = call.records;
    const { scenes } = tour;
    const strange = (changes.links ?? []).findIndex(
      ({ toSceneId }) => toSceneId === scene.id || !scenes.some(({ id }) => id === toSceneId),
    );
    if (strange >= 0) {
      return invalid(`/links/${strange}/toSceneId`, 'scene', 'must be another scene of the tour');
    }
    const changed = { ...scene, ...changes, ...(clear?.includes('plan') && { plan: null }) };
    const data = writeTour(call, tour, {
      scenes: scenes.map((each) => (each === scene ? changed : each)),
    });
    return ok(data);
  },

  deleteTourScene(call) {
    const { tour, scene } = call.records;
    const { scenes, startSceneId, state } = tour;
    if (state === 'published' && scenes.length === 1) {
      return refuse('WRONG_STATE', { detail: 'A published tour keeps its last scene.' });
    }
    const rest = scenes
      .filter((each) => each !== scene)
      .map((each) => ({
        ...each,
        links: each.links.filter(({ toSceneId }) => toSceneId !== scene.id),
      }));
    const start = startSceneId === scene.id ? (rest[0]?.id ?? null) : startSceneId;
    const data = writeTour(call, tour, { scenes: rest, startSceneId: start });
    dropPlacesOn(call.tenant.state, { type: 'tour', id: tour.id }, scene.id);
    dropFiles(call, { scenes: [scene], plan: null });
    return ok(data);
  },
} satisfies GuardedHandlers<typeof access>;
