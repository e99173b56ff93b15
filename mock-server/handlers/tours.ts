import { invalid, type Refusal, refuse } from '../engine/problem.ts';
import type { Call, Handlers } from '../engine/types.ts';
import type { components } from '../generated/contract.d.ts';
import { plain } from '../logs/list.ts';
import { sortedPage } from '../logs/page.ts';
import { personOf } from '../logs/people.ts';
import { dropFile, fileUrl, hasRoomFor, keepLarge, keepUpload } from '../state/files.ts';
import { lookUp, type Tour, type TourScene } from '../state/model.ts';
import { projectActions, tourActions } from '../state/permissions.ts';
import { dropPlacesOn } from '../state/places.ts';
import { newId } from '../state/secrets.ts';
import { revokeLinksTo } from './linkLife.ts';
import { closedProject, type Member, memberOf, toursOf } from './members.ts';
import { noRoom } from './scans.ts';
import { readPanorama, readPlan } from './tourFiles.ts';
import { completeUpload, dropUpload } from './uploads.ts';

type Schemas = components['schemas'];
type TourCall = Pick<Call<unknown>, 'tenant' | 'origin' | 'user' | 'now'>;
type Action = Schemas['TourAction'];

const MAX_SCENES = 200;

function summary(
  call: TourCall,
  tour: Tour,
  { project, membership }: Member,
): Schemas['TourSummary'] {
  const { projectId: _, createdById, plan: __, scenes, startSceneId, ...fields } = tour;
  const first = scenes.find(({ id }) => id === startSceneId);
  return {
    ...fields,
    coverUrl: fileUrl(call.tenant, first?.thumbnailFileId ?? null, call.origin),
    sceneCount: scenes.length,
    createdBy: personOf(call.tenant, createdById),
    permittedActions: tourActions(membership, project, tour),
  };
}

function toContract(call: TourCall, tour: Tour, member: Member): Schemas['Tour'] {
  const url = (fileId: string) => fileUrl(call.tenant, fileId, call.origin) as string;
  const { plan, startSceneId } = tour;
  return {
    ...summary(call, tour, member),
    startSceneId,
    plan: plan && { url: url(plan.fileId), width: plan.width, height: plan.height },
    scenes: tour.scenes.map(({ panoramaFileId, thumbnailFileId, ...scene }) => ({
      ...scene,
      panoramaUrl: url(panoramaFileId),
      thumbnailUrl: url(thumbnailFileId),
    })),
  };
}

interface Found {
  tour: Tour;
  member: Member;
}

/** The tour, if it is there for the caller. */
function find(
  call: TourCall,
  { projectId, tourId }: { projectId: string; tourId: string },
): Found | Refusal<'NOT_FOUND'> {
  const member = memberOf(call, projectId);
  const tour = lookUp(call.tenant.state.tours, tourId);
  if (!member || !tour || !toursOf(call.tenant, member).includes(tour)) return refuse('NOT_FOUND');
  return { tour, member };
}

/** The tour, if the caller may do all this with it now. */
function findFor(
  call: TourCall,
  params: { projectId: string; tourId: string },
  actions: readonly Action[],
  version?: number,
): Found | Refusal<'NOT_FOUND' | 'CONFLICT' | 'FORBIDDEN'> {
  const found = find(call, params);
  if ('refused' in found) return found;
  const { tour, member } = found;
  if (member.project.status === 'closed') return closedProject();
  const permitted = tourActions(member.membership, member.project, tour);
  if (!actions.every((action) => permitted.includes(action))) return refuse('FORBIDDEN');
  if (version !== undefined && version !== tour.version) {
    return refuse('CONFLICT', { currentVersion: tour.version });
  }
  return found;
}

/** A scene of a tour, if the caller may change it now. */
function findScene(
  call: TourCall,
  params: { projectId: string; tourId: string; sceneId: string },
  version: number,
) {
  const found = find(call, params);
  if ('refused' in found) return found;
  const scene = found.tour.scenes.find(({ id }) => id === params.sceneId);
  if (!scene) return refuse('NOT_FOUND');
  const permitted = findFor(call, params, ['update'], version);
  return 'refused' in permitted ? permitted : { ...permitted, scene };
}

/** Puts the changed tour in the place of the former one. */
function write(call: TourCall, { tour, member }: Found, changes: Partial<Tour>) {
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

/** Lets go of the files of what is gone, but for those that other tours show as well, as samples are. */
function dropFiles({ tenant }: TourCall, gone: Pick<Tour, 'scenes' | 'plan'>): void {
  const held = new Set(Object.values(tenant.state.tours).flatMap(filesOf));
  for (const id of filesOf(gone)) if (!held.has(id)) dropFile(tenant, id);
}

const revokeLinks = ({ tenant, now }: TourCall, { id }: Tour) =>
  revokeLinksTo(tenant, { type: 'tour', id }, now);

/** What state and visibility become; only a published tour can be public. */
function standing(tour: Tour, { state = tour.state, visibility }: Schemas['UpdateTourRequest']) {
  if (state === 'published' && tour.scenes.length === 0) {
    return refuse('CONFLICT', { detail: 'A tour without scenes cannot be published.' });
  }
  if (state === 'draft' && visibility === 'public') {
    return refuse('CONFLICT', { detail: 'Only a published tour can be public.' });
  }
  return { state, visibility: state === 'draft' ? 'private' : (visibility ?? tour.visibility) };
}

export const tourHandlers = {
  listTours(call) {
    const { q, limit = 50, cursor } = call.query;
    const member = memberOf(call, call.params.projectId);
    if (!member) return refuse('NOT_FOUND');
    const words = q === undefined ? [] : plain(q).split(/\s+/);
    const tours = toursOf(call.tenant, member).filter(({ title, description }) => {
      const text = plain(`${title}\n${description}`);
      return words.every((word) => text.includes(word));
    });
    const order = {
      name: '-updatedAt',
      downwards: true,
      keyOf: ({ updatedAt }: Tour) => updatedAt,
    };
    const page = sortedPage(tours, order, { limit, cursor });
    if (!page) return invalid('/cursor', 'cursor', 'must come from the page before');
    const data = page.items.map((tour) => summary(call, tour, member));
    return { status: 200, body: { success: true, data, nextCursor: page.nextCursor } };
  },

  getTour(call) {
    const found = find(call, call.params);
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
    const found = findFor(call, call.params, actions, version);
    if ('refused' in found) return found;
    const { tour } = found;
    if (startSceneId !== undefined && !tour.scenes.some(({ id }) => id === startSceneId)) {
      return invalid('/startSceneId', 'scene', 'must be a scene of the tour');
    }
    const now = standing(tour, call.body);
    if ('refused' in now) return now;
    const changes = {
      title: title ?? tour.title,
      description: description ?? tour.description,
      startSceneId: startSceneId ?? tour.startSceneId,
    };
    if (now.visibility === 'private') revokeLinks(call, tour);
    return { status: 200, body: write(call, found, { ...changes, ...now }) };
  },

  deleteTour(call) {
    const found = findFor(call, call.params, ['delete'], call.query.version);
    if ('refused' in found) return found;
    delete call.tenant.state.tours[found.tour.id];
    dropPlacesOn(call.tenant.state, { type: 'tour', id: found.tour.id });
    dropFiles(call, found.tour);
    revokeLinks(call, found.tour);
    return { status: 200, body: { success: true } };
  },

  updateTourPlan(call) {
    const found = findFor(call, call.params, ['update']);
    if ('refused' in found) return found;
    const file = call.form.file('plan');
    if (!file) throw new Error('The contract lets no such form through.');
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
    const body = write(call, found, { plan: { fileId, width, height } });
    dropFiles(call, { scenes: [], plan: former });
    return { status: 200, body };
  },

  async createTourSceneFromUpload(call) {
    const { tenant, params, body } = call;
    const place = { projectId: params.projectId, uploadId: body.uploadId };
    const look = () => {
      const found = findFor(call, params, ['update']);
      if ('refused' in found) return found;
      if (found.tour.scenes.length >= MAX_SCENES) {
        return refuse('CONFLICT', { detail: `A tour has ${MAX_SCENES} scenes at the most.` });
      }
      const uploaded = completeUpload(call, place, 'panorama');
      return 'refused' in uploaded ? uploaded : { ...found, ...uploaded };
    };
    const asked = look();
    if ('refused' in asked) return asked;
    const panorama = await readPanorama(tenant.folder.path(asked.upload.id));
    // Reading takes a while, in which the tour may have changed or gone, and the upload as well.
    const found = look();
    if ('refused' in found) return found;
    const { tour, upload } = found;
    if ('refused' in panorama) {
      dropUpload(tenant, upload);
      return panorama;
    }
    if (!hasRoomFor(tenant, panorama.thumbnail.length)) return noRoom();
    const { title, floor = '', spotId = newId('spt') } = body;
    const thumbnail = { contentType: 'image/jpeg', data: panorama.thumbnail };
    const id = newId('tsc');
    const scene: TourScene = {
      id,
      title,
      floor,
      spotId,
      takenAt: body.takenAt ?? new Date(call.now).toISOString(),
      width: panorama.width,
      height: panorama.height,
      northYaw: 0,
      plan: null,
      links: [],
      hotspots: [],
      panoramaFileId: keepLarge(tenant, upload, panorama.contentType).id,
      thumbnailFileId: keepUpload(tenant, { fileName: upload.fileName, ...thumbnail }).id,
    };
    const changes = { scenes: [...tour.scenes, scene], startSceneId: tour.startSceneId ?? id };
    return { status: 201, body: write(call, found, changes) };
  },

  updateTourScene(call) {
    const { version, clear, ...changes } = call.body;
    const found = findScene(call, call.params, version);
    if ('refused' in found) return found;
    const { scene } = found;
    const { scenes } = found.tour;
    const strange = (changes.links ?? []).findIndex(
      ({ toSceneId }) => toSceneId === scene.id || !scenes.some(({ id }) => id === toSceneId),
    );
    if (strange >= 0) {
      return invalid(`/links/${strange}/toSceneId`, 'scene', 'must be another scene of the tour');
    }
    const changed = { ...scene, ...changes, ...(clear?.includes('plan') && { plan: null }) };
    const body = write(call, found, {
      scenes: scenes.map((each) => (each === scene ? changed : each)),
    });
    return { status: 200, body };
  },

  deleteTourScene(call) {
    const found = findScene(call, call.params, call.query.version);
    if ('refused' in found) return found;
    const { scene } = found;
    const { scenes, startSceneId, state } = found.tour;
    if (state === 'published' && scenes.length === 1) {
      return refuse('CONFLICT', { detail: 'A published tour keeps its last scene.' });
    }
    const rest = scenes
      .filter((each) => each !== scene)
      .map((each) => ({
        ...each,
        links: each.links.filter(({ toSceneId }) => toSceneId !== scene.id),
      }));
    const start = startSceneId === scene.id ? (rest[0]?.id ?? null) : startSceneId;
    const body = write(call, found, { scenes: rest, startSceneId: start });
    dropPlacesOn(call.tenant.state, { type: 'tour', id: found.tour.id }, scene.id);
    dropFiles(call, { scenes: [scene], plan: null });
    return { status: 200, body };
  },
} satisfies Handlers;
