import type { GuardedHandlers, MemberCall } from '../../core/access.ts';
import { personOf } from '../../core/members/people.ts';
import { fieldCamActions } from '../../core/permissions/media.ts';
import { dropFile } from '../../core/state/files.ts';
import { madeBy } from '../../core/state/made.ts';
import type { FieldCam, Timelapse } from '../../core/state/media.ts';
import { newId } from '../../core/state/secrets.ts';
import { invalid } from '../../engine/problem.ts';
import { created, DONE, ok } from '../../engine/success.ts';
import type { components } from '../../generated/contract.d.ts';
import type { access } from './access.ts';
import { framesOn, frameToContract, lastFrame } from './frames.ts';
import { MAX_FRAMES, makeTimelapse, timelapseContent, timelapseState, upTo } from './timelapses.ts';

type Schemas = components['schemas'];

/** Maximum range of a time-lapse, in days. */
const MAX_DAYS = 400;
const DAY_MS = 86_400_000;

type CamCall = MemberCall<{ fieldCam: FieldCam }>;

function toContract(call: MemberCall, cam: FieldCam): Schemas['FieldCam'] {
  const { project, membership } = call.member;
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
  call: MemberCall,
  { createdById, frameCount, missingCount, ...fields }: Timelapse,
): Schemas['FieldCamTimelapse'] {
  const state = timelapseState(fields, frameCount, call.now);
  const counts =
    state === 'ready' ? { frameCount, missingCount } : { frameCount: 0, missingCount: 0 };
  return { ...fields, state, ...counts, createdBy: personOf(call, createdById) };
}

function detailOf(call: MemberCall, cam: FieldCam): Schemas['FieldCamDetail'] {
  const timelapses = cam.timelapses.map((timelapse) => timelapseToContract(call, timelapse));
  return { ...toContract(call, cam), timelapses };
}

/** Refuses hours that end before they begin. */
const invalidHours = ({ activeHours }: Pick<Schemas['UpdateFieldCamRequest'], 'activeHours'>) =>
  activeHours && activeHours.to <= activeHours.from
    ? invalid('/activeHours/to', 'order', 'must be after from')
    : null;

/** Replaces a camera, because tenants share the seeded ones. */
function replaced(call: CamCall, changes: Partial<FieldCam>) {
  const { fieldCam: cam } = call.records;
  const updatedAt = new Date(call.now).toISOString();
  const next = { ...cam, version: cam.version + 1, ...changes, updatedAt };
  call.tenant.state.fieldCams[cam.id] = next;
  return detailOf(call, next);
}

export const handlers = {
  listFieldCams(call) {
    const cams = Object.values(call.tenant.state.fieldCams)
      .filter(({ projectId }) => projectId === call.params.projectId)
      .sort((a, b) => a.name.localeCompare(b.name, 'en') || a.id.localeCompare(b.id));
    return ok(cams.map((cam) => toContract(call, cam)));
  },

  createFieldCam(call) {
    const { tenant, body } = call;
    const { projectId } = call.params;
    const wrong = invalidHours(body);
    if (wrong) return wrong;
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
      ...madeBy(call),
    };
    tenant.state.fieldCams[cam.id] = cam;
    return created(detailOf(call, cam));
  },

  getFieldCam: (call) => ok(detailOf(call, call.records.fieldCam)),

  updateFieldCam(call) {
    const { version: _, name = call.records.fieldCam.name, ...rest } = call.body;
    const wrong = invalidHours(rest);
    if (wrong) return wrong;
    return ok(replaced(call, { ...rest, name: name.trim() }));
  },

  deleteFieldCam(call) {
    const { fieldCam: cam } = call.records;
    delete call.tenant.state.fieldCams[cam.id];
    for (const [, fileId] of cam.feed?.byHour ?? []) dropFile(call.tenant, fileId);
    return DONE;
  },

  updateFieldCamStream: (call) => ok(replaced(call, { streamPaused: call.body.paused })),

  listFieldCamFrames(call) {
    const { fieldCam: cam } = call.records;
    const frames = framesOn(cam, call.member.project, call.query.date, call.now);
    return ok(frames.map((frame) => frameToContract(call, cam, frame)));
  },

  createFieldCamTimelapse(call) {
    const { body } = call;
    const days = (Date.parse(body.to) - Date.parse(body.from)) / DAY_MS;
    if (days < 0) return invalid('/to', 'order', 'must not be before from');
    if (days > MAX_DAYS) return invalid('/to', 'range', `must be within ${MAX_DAYS} days of from`);
    const { fieldCam: cam } = call.records;
    const made = makeTimelapse(cam, call.member.project, body, call.now);
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
    replaced(call, { timelapses: [timelapse, ...cam.timelapses], version: cam.version });
    return created({ ...timelapseToContract(call, timelapse), frames: [] });
  },

  getFieldCamTimelapse(call) {
    const { fieldCam: cam, timelapse } = call.records;
    const row = timelapseToContract(call, timelapse);
    const { frames } = timelapseContent(cam, call.member.project, timelapse);
    const shown = row.state === 'ready' ? frames : [];
    return ok({ ...row, frames: shown.map((frame) => frameToContract(call, cam, frame)) });
  },

  deleteFieldCamTimelapse(call) {
    const { fieldCam: cam, timelapse } = call.records;
    const timelapses = cam.timelapses.filter(({ id }) => id !== timelapse.id);
    replaced(call, { timelapses, version: cam.version });
    return DONE;
  },
} satisfies GuardedHandlers<typeof access>;
