import { type ConsistencyRule, type Faults, keyFaults, unknown } from '../../core/consistency.ts';
import type { TenantState } from '../../core/state/model.ts';

/** Photos are in albums of their project, and paired photos refer to each other. */
function* mediaFaults({ photos, albums, videos, fieldCams, users }: TenantState): Faults {
  yield* keyFaults('photo', photos);
  yield* keyFaults('album', albums);
  yield* keyFaults('video', videos);
  yield* keyFaults('camera', fieldCams);
  for (const { id, albumId, pairId, projectId } of Object.values(photos)) {
    if (albumId !== null && albums[albumId]?.projectId !== projectId) {
      yield `photo ${id} is in album ${albumId}, which is not in its project`;
    }
    if (pairId !== null && photos[pairId]?.pairId !== id) {
      yield `photo ${id} is paired with ${pairId}, which is not paired with it`;
    }
  }
  for (const { id, coverPhotoId } of Object.values(albums)) {
    if (coverPhotoId !== null && !photos[coverPhotoId]) {
      yield `album ${id} has the cover ${coverPhotoId}, which is gone`;
    }
  }
  const makers = [photos, albums, videos, fieldCams].flatMap((records) =>
    Object.values(records).map(({ createdById }) => createdById),
  );
  const speakers = [...Object.values(photos), ...Object.values(videos)].flatMap(({ comments }) =>
    [...comments].map(({ createdById }) => createdById),
  );
  yield* unknown('a comment on a photo or a video', users, speakers);
  yield* unknown('a photo, an album, a video or a camera', users, makers);
}

export const rules: readonly ConsistencyRule[] = [mediaFaults];
