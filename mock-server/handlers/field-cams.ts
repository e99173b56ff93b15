import { invalid, refuse, staleVersion } from '../engine/problem.ts';
import type { components } from '../generated/contract.d.ts';
import { closedProject, type Member, memberOf } from '../members/members.ts';
import { personOf } from '../members/people.ts';
import { fieldCamActions } from '../permissions/media.ts';
import { projectActions } from '../permissions/projects.ts';
import type { Handlers } from '../state/call.ts';
import { dropFile } from '../state/files.ts';
import type { FieldCam, Timelapse } from '../state/media.ts';
import { lookUp } from '../state/model.ts';
import { newId } from '../state/secrets.ts';
import { framesOn, frameToContract, lastFrame } from './frames.ts';
import { revokeLinksTo } from './linkStates.ts';
import type { MediaCall } from './photoView.ts';
import { MAX_FRAMES, makeTimelapse, timelapseContent, timelapseState, upTo } from './timelapses.ts';

type Schemas = components['schemas'];

/** Maximum range of a time-lapse, in days. */
const MAX_DAYS = 400;
const DAY_MS = 86_400_000;

function toContract(
  call: MediaCall,
  cam: FieldCam,
  { project, membership }: Member,
): Schemas['FieldCam'] {
  const { snapshotUrl, feed: _, timelapses: __, createdById, ...fields } = cam;
  const { last, status } = lastFrame(cam, project, call.now);
  const shown = last && frameToContract(call, cam, last);
  return {
    ...fields,
    hasSource: snapshotUrl !== null,
    status,
    lastFrameAt: shown?.at ?? null,
    lastFrameUrl: shown?.imageUrl ?? null,
    createdBy: personOf(call, createdById),
    permittedActions: fieldCamActions(membership, project),
  };
}

function timelapseToContract(
  call: MediaCall,
  { createdById, frameCount, missingCount, ...fields }: Timelapse,
): Schemas['FieldCamTimelapse'] {
  const state = timelapseState(fields, frameCount, call.now);
  const counts =
    state === 'ready' ? { frameCount, missingCount } : { frameCount: 0, missingCount: 0 };
  return { ...fields, state, ...counts, createdBy: personOf(call, createdById) };
}

function detailOf(call: MediaCall, cam: FieldCam, member: Member): Schemas['FieldCamDetail'] {
  const timelapses = cam.timelapses.map((timelapse) => timelapseToContract(call, timelapse));
  return { ...toContract(call, cam, member), timelapses };
}

/** Subcontractors do not see cameras. */
const maySee = ({ membership, project }: Member): boolean =>
  projectActions(membership, project).includes('view_field_cams');

interface CamParams {
  projectId: string;
  fieldCamId: string;
}

/** Returns the camera, or a refusal if the caller cannot see it. */
export function seenCam(call: MediaCall, { projectId, fieldCamId }: CamParams) {
  const member = memberOf(call, projectId);
  const cam = lookUp(call.tenant.state.fieldCams, fieldCamId);
  if (!member || cam?.projectId !== projectId || !maySee(member)) return refuse('NOT_FOUND');
  return { cam, member };
}

function changeable(call: MediaCall, params: CamParams, action: Schemas['FieldCamAction']) {
  const found = seenCam(call, params);
  if ('refused' in found) return found;
  const { project, membership } = found.member;
  if (project.status === 'closed') return closedProject();
  return fieldCamActions(membership, project).includes(action) ? found : refuse('FORBIDDEN');
}

/** Refuses hours that end before they begin. */
const invalidHours = ({ activeHours }: Pick<Schemas['UpdateFieldCamRequest'], 'activeHours'>) =>
  activeHours && activeHours.to <= activeHours.from
    ? invalid('/activeHours/to', 'order', 'must be after from')
    : null;

/** Replaces a camera, because tenants share the seeded ones. */
function replaced(
  call: MediaCall,
  { cam, member }: { cam: FieldCam; member: Member },
  changes: Partial<FieldCam>,
) {
  const updatedAt = new Date(call.now).toISOString();
  const next = { ...cam, version: cam.version + 1, ...changes, updatedAt };
  call.tenant.state.fieldCams[cam.id] = next;
  return { success: true as const, data: detailOf(call, next, member) };
}

export const handlers = {
  listFieldCams(call) {
    const member = memberOf(call, call.params.projectId);
    if (!member) return refuse('NOT_FOUND');
    if (!maySee(member)) return refuse('FORBIDDEN');
    const cams = Object.values(call.tenant.state.fieldCams)
      .filter(({ projectId }) => projectId === call.params.projectId)
      .sort((a, b) => a.name.localeCompare(b.name, 'en') || a.id.localeCompare(b.id));
    const data = cams.map((cam) => toContract(call, cam, member));
    return { status: 200, body: { success: true, data } };
  },

  createFieldCam(call) {
    const { tenant, body } = call;
    const { projectId } = call.params;
    const member = memberOf(call, projectId);
    if (!member) return refuse('NOT_FOUND');
    const { project, membership } = member;
    if (project.status === 'closed') return closedProject();
    if (!projectActions(membership, project).includes('create_field_cam'))
      return refuse('FORBIDDEN');
    const wrong = invalidHours(body);
    if (wrong) return wrong;
    const createdAt = new Date(call.now).toISOString();
    const cam: FieldCam = {
      id: newId('cam'),
      projectId,
      name: body.name.trim(),
      provider: body.provider ?? '',
      locationDetail: body.locationDetail ?? '',
      position: body.position ?? null,
      intervalSec: body.intervalSec,
      activeHours: body.activeHours,
      retentionDays: body.retentionDays,
      maintenance: false,
      streamPaused: false,
      publicDelaySec: body.publicDelaySec,
      snapshotUrl: body.snapshotUrl ?? null,
      feed: null,
      timelapses: [],
      createdAt,
      updatedAt: createdAt,
      version: 1,
      createdById: call.user().id,
    };
    tenant.state.fieldCams[cam.id] = cam;
    return { status: 201, body: { success: true, data: detailOf(call, cam, member) } };
  },

  getFieldCam(call) {
    const found = seenCam(call, call.params);
    if ('refused' in found) return found;
    const data = detailOf(call, found.cam, found.member);
    return { status: 200, body: { success: true, data } };
  },

  updateFieldCam(call) {
    const found = changeable(call, call.params, 'update');
    if ('refused' in found) return found;
    const { version, name = found.cam.name, ...rest } = call.body;
    if (found.cam.version !== version) return staleVersion(found.cam);
    const wrong = invalidHours(rest);
    if (wrong) return wrong;
    return { status: 200, body: replaced(call, found, { ...rest, name: name.trim() }) };
  },

  deleteFieldCam(call) {
    const found = changeable(call, call.params, 'delete');
    if ('refused' in found) return found;
    if (found.cam.version !== call.query.version) return staleVersion(found.cam);
    delete call.tenant.state.fieldCams[found.cam.id];
    revokeLinksTo(call.tenant, { type: 'cam', id: found.cam.id }, call.now);
    for (const [, fileId] of found.cam.feed?.byHour ?? []) dropFile(call.tenant, fileId);
    return { status: 200, body: { success: true } };
  },

  updateFieldCamStream(call) {
    const found = changeable(call, call.params, 'pause');
    if ('refused' in found) return found;
    return { status: 200, body: replaced(call, found, { streamPaused: call.body.paused }) };
  },

  listFieldCamFrames(call) {
    const found = seenCam(call, call.params);
    if ('refused' in found) return found;
    const frames = framesOn(found.cam, found.member.project, call.query.date, call.now);
    const data = frames.map((frame) => frameToContract(call, found.cam, frame));
    return { status: 200, body: { success: true, data } };
  },

  createFieldCamTimelapse(call) {
    const { params, body } = call;
    const found = changeable(call, params, 'create_timelapse');
    if ('refused' in found) return found;
    const days = (Date.parse(body.to) - Date.parse(body.from)) / DAY_MS;
    if (days < 0) return invalid('/to', 'order', 'must not be before from');
    if (days > MAX_DAYS) return invalid('/to', 'range', `must be within ${MAX_DAYS} days of from`);
    const { cam, member } = found;
    const made = makeTimelapse(cam, member.project, body, call.now);
    const { frames, missing } = upTo(made, call.now);
    if (frames.length > MAX_FRAMES) {
      const detail = `must leave at most ${MAX_FRAMES} of ${frames.length} pictures`;
      return invalid('/everySec', 'range', detail);
    }
    const timelapse: Timelapse = {
      id: newId('tml'),
      ...body,
      frameCount: frames.length,
      missingCount: missing,
      createdAt: new Date(call.now).toISOString(),
      createdById: call.user().id,
    };
    replaced(call, found, { timelapses: [timelapse, ...cam.timelapses], version: cam.version });
    const data = { ...timelapseToContract(call, timelapse), frames: [] };
    return { status: 201, body: { success: true, data } };
  },

  getFieldCamTimelapse(call) {
    const found = seenCam(call, call.params);
    if ('refused' in found) return found;
    const { cam, member } = found;
    const timelapse = cam.timelapses.find(({ id }) => id === call.params.timelapseId);
    if (!timelapse) return refuse('NOT_FOUND');
    const row = timelapseToContract(call, timelapse);
    const { frames } = timelapseContent(cam, member.project, timelapse);
    const shown = row.state === 'ready' ? frames : [];
    const data = { ...row, frames: shown.map((frame) => frameToContract(call, found.cam, frame)) };
    return { status: 200, body: { success: true, data } };
  },

  deleteFieldCamTimelapse(call) {
    const found = changeable(call, call.params, 'create_timelapse');
    if ('refused' in found) return found;
    const others = found.cam.timelapses.filter(({ id }) => id !== call.params.timelapseId);
    if (others.length === found.cam.timelapses.length) return refuse('NOT_FOUND');
    replaced(call, found, { timelapses: others, version: found.cam.version });
    return { status: 200, body: { success: true } };
  },
} satisfies Handlers;
