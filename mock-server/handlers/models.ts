import { createHash } from 'node:crypto';
import { invalid, refuse } from '../engine/problem.ts';
import type { Call, Handlers } from '../engine/types.ts';
import type { components } from '../generated/contract.d.ts';
import { plain } from '../logs/list.ts';
import { type Order, sortedPage } from '../logs/page.ts';
import { personOf } from '../logs/people.ts';
import { modelFormatOf, refusalOf } from '../models/formats.ts';
import { dropVersion, processVersionLater } from '../models/processing.ts';
import { headOf, queued } from '../processing/scans.ts';
import { fileUrl, hasRoomFor, keepLarge, keepUpload, readStoredFile } from '../state/files.ts';
import { lookUp, type Model, type ModelVersion } from '../state/model.ts';
import { modelActions, projectActions } from '../state/permissions.ts';
import { newId } from '../state/secrets.ts';
import { closedProject, type Member, memberOf, modelsOf } from './members.ts';
import { dropPinsOn } from './pins.ts';
import { dropViewsOf } from './scene-views.ts';
import { ownUpload } from './uploads.ts';

type Schemas = components['schemas'];
type ModelCall = Pick<Call<unknown>, 'tenant' | 'origin' | 'user' | 'now'>;

interface ModelParams {
  projectId: string;
  modelId: string;
}

function versionToContract({ tenant }: ModelCall, version: ModelVersion): Schemas['ModelVersion'] {
  const {
    sourceFileId: _,
    viewFileId: __,
    thumbnailFileId: ___,
    uploadedById,
    ...fields
  } = version;
  return { ...fields, uploadedBy: personOf(tenant, uploadedById) };
}

/** The version of that number; a model has always its current one and a last one. */
const versionOf = (model: Model, n: number) => model.versions.find((version) => version.n === n);
const currentOf = (model: Model) => versionOf(model, model.currentVersion) as ModelVersion;
const latestOf = (model: Model) => model.versions.at(-1) as ModelVersion;

function toContract(
  call: ModelCall,
  model: Model,
  { project, membership }: Member,
): Schemas['Model'] {
  const { projectId: _, versions: __, createdById, ...fields } = model;
  const current = currentOf(model);
  return {
    ...fields,
    thumbnailUrl: fileUrl(call.tenant, current.thumbnailFileId, call.origin),
    currentVersion: versionToContract(call, current),
    latestVersion: versionToContract(call, latestOf(model)),
    createdBy: personOf(call.tenant, createdById),
    permittedActions: modelActions(membership, project, model),
  };
}

/** The model, if the caller may do the action with it; else why not. */
function permittedModel(
  call: ModelCall,
  { projectId, modelId }: ModelParams,
  action: Schemas['ModelAction'] | null,
) {
  const member = memberOf(call, projectId);
  const model = lookUp(call.tenant.state.models, modelId);
  if (!member || model?.projectId !== projectId) return refuse('NOT_FOUND');
  const { project, membership } = member;
  if (action && !modelActions(membership, project, model).includes(action))
    return refuse('FORBIDDEN');
  return { model, member };
}

/** The same for what changes it: nothing is changed in a closed project. */
function changeableModel(call: ModelCall, params: ModelParams, action: Schemas['ModelAction']) {
  const found = permittedModel(call, params, null);
  if ('refused' in found) return found;
  if (found.member.project.status === 'closed') return closedProject();
  return permittedModel(call, params, action);
}

/** A version of a model that the caller may do the action with. */
function changeableVersion(
  call: ModelCall,
  params: ModelParams & { n: number },
  action: Schemas['ModelAction'],
) {
  const found = changeableModel(call, params, action);
  if ('refused' in found) return found;
  // Path parameters come as text.
  const version = versionOf(found.model, Number(params.n));
  return version ? { ...found, version } : refuse('NOT_FOUND');
}

const resultOf = (call: ModelCall, model: Model, member: Member): Schemas['ModelResult'] => ({
  success: true,
  data: toContract(call, model, member),
});

const touch = (call: ModelCall, model: Model) => {
  model.updatedAt = new Date(call.now).toISOString();
};

function changeVisibility(
  call: ModelCall & { params: ModelParams },
  visibility: Model['visibility'],
) {
  const found = changeableModel(call, call.params, `make_${visibility}`);
  if ('refused' in found) return found;
  const { model } = found;
  if (model.visibility !== visibility) {
    model.visibility = visibility;
    touch(call, model);
  }
  return { status: 200 as const, body: { success: true as const } };
}

/** A version of a file that is kept already, which is not processed yet. */
function versionOfFile(
  call: ModelCall,
  n: number,
  notes: string,
  { id, fileName, sizeBytes }: { id: string; fileName: string; sizeBytes: number },
): ModelVersion {
  return {
    n,
    fileName,
    sizeBytes,
    notes,
    processing: queued,
    elementCount: null,
    sourceFileId: id,
    viewFileId: null,
    thumbnailFileId: null,
    uploadedById: call.user().id,
    uploadedAt: new Date(call.now).toISOString(),
  };
}

/** The same of a file that came with the call. */
function newVersion(
  call: ModelCall,
  n: number,
  notes: string,
  { fileName, data }: { fileName: string; data: Buffer },
): ModelVersion {
  const contentType = 'application/octet-stream';
  const { id } = keepUpload(call.tenant, { fileName, contentType, data });
  return versionOfFile(call, n, notes, { id, fileName, sizeBytes: data.length });
}

/** A complete upload of the caller's that is a model, and its format; else why not. */
async function uploadedModel(call: ModelCall, projectId: string, uploadId: string) {
  const upload = ownUpload(call, { projectId, uploadId });
  if (upload?.purpose !== 'model') return refuse('NOT_FOUND');
  if (upload.offset < upload.sizeBytes) return refuse('UPLOAD_INCOMPLETE');
  const format = modelFormatOf(await headOf(call.tenant.folder.path(upload.id)));
  // Its first bytes have been looked at when they came.
  if (!format) throw new Error(`The upload ${upload.id} is no model.`);
  return { upload, format };
}

type NewModel = Pick<Model, 'title' | 'description' | 'discipline' | 'format'>;

/** Makes a model of its first version, and has it processed. */
function startModel(
  { tenant }: ModelCall,
  projectId: string,
  fields: NewModel,
  version: ModelVersion,
): Model {
  const model: Model = {
    id: newId('mdl'),
    projectId,
    ...fields,
    visibility: 'private',
    currentVersion: 1,
    versions: [version],
    createdAt: version.uploadedAt,
    updatedAt: version.uploadedAt,
    createdById: version.uploadedById,
  };
  tenant.state.models[model.id] = model;
  processVersionLater(tenant, model, version);
  return model;
}

/** Adds a version to a model, and has it processed. */
function addVersion(call: ModelCall, model: Model, version: ModelVersion): void {
  model.versions.push(version);
  touch(call, model);
  processVersionLater(call.tenant, model, version);
}

/** Whether the caller may make models in the project; else why not. */
function modelMaker(call: ModelCall, projectId: string) {
  const member = memberOf(call, projectId);
  if (!member) return refuse('NOT_FOUND');
  const { project, membership } = member;
  if (project.status === 'closed') return closedProject();
  const may = projectActions(membership, project).includes('create_model');
  return may ? { member } : refuse('FORBIDDEN');
}

const otherFormat = (is: Model['format'], all: Model['format']) =>
  refuse('FILE_TYPE_REFUSED', {
    detail: `This file is ${is.toUpperCase()}, the versions of this model are ${all.toUpperCase()}.`,
  });

const noRoom = () =>
  refuse('PAYLOAD_TOO_LARGE', { detail: 'The mock server has no room for another upload.' });

const orders: Record<Schemas['ModelSort'], Omit<Order<Model>, 'name'>> = {
  '-updatedAt': { downwards: true, keyOf: ({ updatedAt }) => updatedAt },
  '-createdAt': { downwards: true, keyOf: ({ createdAt }) => createdAt },
  createdAt: { downwards: false, keyOf: ({ createdAt }) => createdAt },
  title: { downwards: false, keyOf: ({ title }) => plain(title) },
  '-sizeBytes': { downwards: true, keyOf: (model) => currentOf(model).sizeBytes },
};

function searches(q: string | undefined) {
  const words = plain(q ?? '')
    .split(/\s+/)
    .filter(Boolean);
  return (model: Model) => {
    const { fileName } = currentOf(model);
    const text = plain([model.title, model.description, fileName].join('\n'));
    return words.every((word) => text.includes(word));
  };
}

export const modelHandlers = {
  listModels(call) {
    const { projectId } = call.params;
    const member = memberOf(call, projectId);
    if (!member) return refuse('NOT_FOUND');
    const { q, discipline, sort = '-updatedAt', limit = 50, cursor } = call.query;
    const models = modelsOf(call, projectId)
      .filter(searches(q))
      .filter((model) => !discipline || discipline.includes(model.discipline));
    const page = sortedPage(models, { name: sort, ...orders[sort] }, { limit, cursor });
    if (!page) return invalid('/cursor', 'cursor', 'must come from the page before');
    const data = page.items.map((model) => toContract(call, model, member));
    const { nextCursor } = page;
    return { status: 200, body: { success: true, data, nextCursor, total: models.length } };
  },

  getModel(call) {
    const found = permittedModel(call, call.params, null);
    if ('refused' in found) return found;
    return { status: 200, body: resultOf(call, found.model, found.member) };
  },

  createModel(call) {
    const { tenant, form } = call;
    const { projectId } = call.params;
    const maker = modelMaker(call, projectId);
    if ('refused' in maker) return maker;
    const title = form.text('title');
    const discipline = form.text('discipline') as Model['discipline'] | undefined;
    const file = form.file('file');
    if (title === undefined || !discipline || !file)
      throw new Error('The contract lets no such form through.');
    const format = modelFormatOf(file.data);
    if (!format) return refuse('FILE_TYPE_REFUSED', { detail: refusalOf(file.data) });
    if (!hasRoomFor(tenant, file.data.length)) return noRoom();
    const fields = { title, description: form.text('description') ?? '', discipline, format };
    const model = startModel(call, projectId, fields, newVersion(call, 1, '', file));
    return { status: 201, body: resultOf(call, model, maker.member) };
  },

  async createModelFromUpload(call) {
    const { projectId } = call.params;
    const { uploadId, title, description = '', discipline } = call.body;
    const maker = modelMaker(call, projectId);
    if ('refused' in maker) return maker;
    const found = await uploadedModel(call, projectId, uploadId);
    if ('refused' in found) return found;
    const { upload, format } = found;
    const { id, fileName } = keepLarge(call.tenant, upload);
    const version = versionOfFile(call, 1, '', { id, fileName, sizeBytes: upload.sizeBytes });
    const model = startModel(call, projectId, { title, description, discipline, format }, version);
    return { status: 201, body: resultOf(call, model, maker.member) };
  },

  updateModel(call) {
    const found = changeableModel(call, call.params, 'update');
    if ('refused' in found) return found;
    const { model, member } = found;
    Object.assign(model, call.body);
    touch(call, model);
    return { status: 200, body: resultOf(call, model, member) };
  },

  deleteModel(call) {
    const found = changeableModel(call, call.params, 'delete');
    if ('refused' in found) return found;
    delete call.tenant.state.models[found.model.id];
    for (const version of found.model.versions) dropVersion(call.tenant, found.model, version);
    const target = { type: 'model', id: found.model.id } as const;
    dropPinsOn(call.tenant, target);
    dropViewsOf(call.tenant, target);
    return { status: 200, body: { success: true } };
  },

  makeModelPrivate: (call) => changeVisibility(call, 'private'),

  makeModelPublic(call) {
    const found = changeableModel(call, call.params, 'make_public');
    if ('refused' in found) return found;
    if (currentOf(found.model).processing.state !== 'ready') return refuse('NOT_READY');
    return changeVisibility(call, 'public');
  },

  listModelVersions(call) {
    const found = permittedModel(call, call.params, null);
    if ('refused' in found) return found;
    const data = found.model.versions
      .toReversed()
      .map((version) => versionToContract(call, version));
    return { status: 200, body: { success: true, data } };
  },

  createModelVersion(call) {
    const { tenant, form } = call;
    const found = changeableModel(call, call.params, 'add_version');
    if ('refused' in found) return found;
    const { model, member } = found;
    const file = form.file('file');
    if (!file) throw new Error('The contract lets no such form through.');
    const format = modelFormatOf(file.data);
    if (!format) return refuse('FILE_TYPE_REFUSED', { detail: refusalOf(file.data) });
    if (format !== model.format) return otherFormat(format, model.format);
    if (!hasRoomFor(tenant, file.data.length)) return noRoom();
    const n = latestOf(model).n + 1;
    addVersion(call, model, newVersion(call, n, form.text('notes') ?? '', file));
    return { status: 201, body: resultOf(call, model, member) };
  },

  async createModelVersionFromUpload(call) {
    const { uploadId, notes = '' } = call.body;
    const found = changeableModel(call, call.params, 'add_version');
    if ('refused' in found) return found;
    const { model, member } = found;
    const uploaded = await uploadedModel(call, call.params.projectId, uploadId);
    if ('refused' in uploaded) return uploaded;
    const { upload, format } = uploaded;
    if (format !== model.format) return otherFormat(format, model.format);
    const { id, fileName } = keepLarge(call.tenant, upload);
    const file = { id, fileName, sizeBytes: upload.sizeBytes };
    addVersion(call, model, versionOfFile(call, latestOf(model).n + 1, notes, file));
    return { status: 201, body: resultOf(call, model, member) };
  },

  makeModelVersionCurrent(call) {
    const found = changeableVersion(call, call.params, 'add_version');
    if ('refused' in found) return found;
    const { model, member, version } = found;
    if (version.processing.state !== 'ready') return refuse('NOT_READY');
    if (model.currentVersion !== version.n) {
      model.currentVersion = version.n;
      touch(call, model);
    }
    return { status: 200, body: resultOf(call, model, member) };
  },

  processModelVersion(call) {
    const found = changeableVersion(call, call.params, 'add_version');
    if ('refused' in found) return found;
    const { model, member, version } = found;
    const { state } = version.processing;
    if (state === 'failed' || state === 'canceled')
      processVersionLater(call.tenant, model, version);
    return { status: 200, body: resultOf(call, model, member) };
  },

  async getModelFile(call) {
    const { params, tenant } = call;
    const isSource = params.name === 'source';
    const found = permittedModel(call, params, isSource ? 'download' : null);
    if ('refused' in found) return found;
    const { model } = found;
    const version = versionOf(model, Number(params.n));
    if (!version) return refuse('NOT_FOUND');
    const viewed = model.format === 'ifc' ? 'model.frag' : 'model.glb';
    if (!isSource && params.name !== viewed) return refuse('NOT_FOUND');
    const fileId = isSource ? version.sourceFileId : version.viewFileId;
    if (fileId === null) return refuse('NOT_READY');
    const file = lookUp(tenant.state.files, fileId);
    const data = file && (await readStoredFile(tenant, file));
    if (!data) throw new Error(`The file ${params.name} of the model ${model.id} is gone.`);
    const name = isSource ? version.fileName : viewed;
    return {
      status: 200,
      headers: {
        'content-type': 'application/octet-stream',
        // RFC 6266: the plain name for old clients cannot hold all characters.
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
        etag: `"${createHash('sha256').update(data).digest('base64url').slice(0, 22)}"`,
        'cache-control': 'private, max-age=31536000, immutable',
      },
      body: data,
    };
  },
} satisfies Handlers;
