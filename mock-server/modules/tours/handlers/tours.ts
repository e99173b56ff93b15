import type { GuardedHandlers } from '../../../core/access.ts';
import { orderOf, pageReply } from '../../../core/lists/page.ts';
import { searchesFor } from '../../../core/lists/search.ts';
import { toursOf } from '../../../core/members/members.ts';
import { hasRoomFor, keepUpload } from '../../../core/state/files.ts';
import { madeBy } from '../../../core/state/made.ts';
import type { Tour } from '../../../core/state/model.ts';
import { dropPlacesOn } from '../../../core/state/records/places.ts';
import { newId } from '../../../core/state/secrets.ts';
import { invalid, refuse } from '../../../engine/problem.ts';
import { created, DONE, ok } from '../../../engine/success.ts';
import { noRoom } from '../../scans/handlers.ts';
import type { access } from '../access.ts';
import { readPlan } from '../tourFiles.ts';
import { dropFiles, type Schemas, summaryOf, toContract, writeTour } from '../tourRecords.ts';

/** Returns the new state and visibility. Only a published tour can be public. */
function nextState(tour: Tour, { state = tour.state, visibility }: Schemas['UpdateTourRequest']) {
  if (state === 'published' && tour.scenes.length === 0) {
    return refuse('WRONG_STATE', { detail: 'A tour without scenes cannot be published.' });
  }
  if (state === 'draft' && visibility === 'public') {
    return refuse('WRONG_STATE', { detail: 'Only a published tour can be public.' });
  }
  return { state, visibility: state === 'draft' ? 'private' : (visibility ?? tour.visibility) };
}

export const handlers = {
  listTours(call) {
    const finds = searchesFor(call.query.q);
    const tours = toursOf(call.tenant, call.member).filter(({ title, description }) =>
      finds(title, description),
    );
    const latestFirst = orderOf('-updatedAt', ({ updatedAt }: Tour) => updatedAt);
    return pageReply(tours, latestFirst, call.query, (tour) => summaryOf(call, tour), {
      total: tours.length,
    });
  },

  getTour: (call) => ok(toContract(call, call.records.tour)),

  createTour(call) {
    const { projectId } = call.params;
    const tour: Tour = {
      id: newId('tour'),
      projectId,
      title: call.body.title,
      description: call.body.description ?? '',
      state: 'draft',
      visibility: 'private',
      startSceneId: null,
      ...madeBy(call),
      plan: null,
      scenes: [],
    };
    call.tenant.state.tours[tour.id] = tour;
    return created(toContract(call, tour));
  },

  updateTour(call) {
    const { title, description, startSceneId } = call.body;
    const { tour } = call.records;
    const now = nextState(tour, call.body);
    if ('refused' in now) return now;
    if (startSceneId !== undefined && !tour.scenes.some(({ id }) => id === startSceneId)) {
      return invalid('/startSceneId', 'scene', 'must be a scene of the tour');
    }
    const changes = {
      title: title ?? tour.title,
      description: description ?? tour.description,
      startSceneId: startSceneId ?? tour.startSceneId,
    };
    return ok(writeTour(call, tour, { ...changes, ...now }));
  },

  deleteTour(call) {
    const { tour } = call.records;
    delete call.tenant.state.tours[tour.id];
    dropPlacesOn(call.tenant.state, { type: 'tour', id: tour.id });
    dropFiles(call, tour);
    return DONE;
  },

  updateTourPlan(call) {
    const { tour } = call.records;
    const file = call.form.file('plan');
    if (!file) throw new Error('The contract does not allow such a form.');
    const picture = readPlan(file.data);
    if (!picture) {
      return refuse('UNSUPPORTED_MEDIA_TYPE', {
        detail: 'The plan must be a PNG or JPEG picture.',
      });
    }
    if (!hasRoomFor(call.tenant, file.data.length)) return noRoom();
    const { contentType, width, height } = picture;
    const fileId = keepUpload(call.tenant, { ...file, contentType }).id;
    const former = tour.plan;
    const data = writeTour(call, tour, { plan: { fileId, width, height } });
    dropFiles(call, { scenes: [], plan: former });
    return ok(data);
  },
} satisfies GuardedHandlers<typeof access>;
