import { invalid, refuse } from '../engine/problem.ts';
import { orderOf, sortedPage } from '../lists/page.ts';
import { searchesFor } from '../lists/search.ts';
import { closedProject, memberOf, toursOf } from '../members/members.ts';
import { projectActions } from '../permissions/projects.ts';
import type { Handlers } from '../state/call.ts';
import { hasRoomFor, keepUpload } from '../state/files.ts';
import type { Tour } from '../state/model.ts';
import { dropPlacesOn } from '../state/places.ts';
import { newId } from '../state/secrets.ts';
import { revokeLinksTo } from './linkStates.ts';
import { noRoom } from './scans.ts';
import { readPlan } from './tourFiles.ts';
import {
  type Action,
  changeableTour,
  changeableTourAt,
  dropFiles,
  type Schemas,
  summaryOf,
  type TourCall,
  toContract,
  tourFor,
  writeTour,
} from './tourRecords.ts';

const revokeLinks = ({ tenant, now }: TourCall, { id }: Tour) =>
  revokeLinksTo(tenant, { type: 'tour', id }, now);

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
    const member = memberOf(call, call.params.projectId);
    if (!member) return refuse('NOT_FOUND');
    const finds = searchesFor(call.query.q);
    const tours = toursOf(call.tenant, member).filter(({ title, description }) =>
      finds(title, description),
    );
    const latestFirst = orderOf('-updatedAt', ({ updatedAt }: Tour) => updatedAt);
    const page = sortedPage(tours, latestFirst, call.query);
    if ('refused' in page) return page;
    const data = page.items.map((tour) => summaryOf(call, tour, member));
    const { nextCursor } = page;
    return { status: 200, body: { success: true, data, nextCursor, total: tours.length } };
  },

  getTour(call) {
    const found = tourFor(call, call.params);
    if ('refused' in found) return found;
    return {
      status: 200,
      body: { success: true, data: toContract(call, found.tour, found.member) },
    };
  },

  createTour(call) {
    const { projectId } = call.params;
    const member = memberOf(call, projectId);
    if (!member) return refuse('NOT_FOUND');
    if (member.project.status === 'closed') return closedProject();
    const permitted = projectActions(member.membership, member.project);
    if (!permitted.includes('create_tour')) return refuse('FORBIDDEN');
    const createdAt = new Date(call.now).toISOString();
    const tour: Tour = {
      id: newId('tour'),
      projectId,
      title: call.body.title,
      description: call.body.description ?? '',
      state: 'draft',
      visibility: 'private',
      startSceneId: null,
      createdAt,
      updatedAt: createdAt,
      createdById: call.user().id,
      version: 1,
      plan: null,
      scenes: [],
    };
    call.tenant.state.tours[tour.id] = tour;
    return { status: 201, body: { success: true, data: toContract(call, tour, member) } };
  },

  updateTour(call) {
    const { version, title, description, startSceneId, ...rest } = call.body;
    const actions: Action[] = ['update'];
    if (rest.state !== undefined) actions.push('publish');
    if (rest.visibility !== undefined) actions.push('change_visibility');
    const found = changeableTourAt(call, call.params, actions, version);
    if ('refused' in found) return found;
    const { tour } = found;
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
    if (now.visibility === 'private') revokeLinks(call, tour);
    return { status: 200, body: writeTour(call, found, { ...changes, ...now }) };
  },

  deleteTour(call) {
    const found = changeableTourAt(call, call.params, ['delete'], call.query.version);
    if ('refused' in found) return found;
    delete call.tenant.state.tours[found.tour.id];
    dropPlacesOn(call.tenant.state, { type: 'tour', id: found.tour.id });
    dropFiles(call, found.tour);
    revokeLinks(call, found.tour);
    return { status: 200, body: { success: true } };
  },

  updateTourPlan(call) {
    const found = changeableTour(call, call.params, ['update']);
    if ('refused' in found) return found;
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
    const former = found.tour.plan;
    const body = writeTour(call, found, { plan: { fileId, width, height } });
    dropFiles(call, { scenes: [], plan: former });
    return { status: 200, body };
  },
} satisfies Handlers;
