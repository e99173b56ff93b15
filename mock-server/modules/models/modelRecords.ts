import { modelFormatOf } from '../../converter/models/formats.ts';
import type { MemberCall } from '../../core/access.ts';
import { personOf } from '../../core/members/people.ts';
import { modelActions } from '../../core/permissions/models.ts';
import { fileUrl, keepUpload } from '../../core/state/files.ts';
import type { Model, ModelVersion } from '../../core/state/model.ts';
import { pick } from '../../core/state/pick.ts';
import { newId } from '../../core/state/secrets.ts';
import { completeUpload } from '../../core/uploads/own.ts';
import { refuse } from '../../engine/problem.ts';
import { DONE } from '../../engine/success.ts';
import type { components } from '../../generated/contract.d.ts';
import { queued } from '../scans/processing.ts';
import { processVersionLater } from './processing.ts';

export type Schemas = components['schemas'];
export type ModelCall = Pick<MemberCall, 'tenant' | 'origin' | 'user' | 'now' | 'member'>;

/** Why a ZIP file is refused once it is whole. */
const NO_MODEL = 'The ZIP file must hold one model: an IFC, a GLB, or a glTF with its files.';

export function versionToContract(call: ModelCall, version: ModelVersion): Schemas['ModelVersion'] {
  return {
    ...pick(version, ['n', 'fileName', 'sizeBytes', 'notes', 'processing', 'elementCount']),
    uploadedAt: version.uploadedAt,
    uploadedBy: personOf(call, version.uploadedById),
  };
}

/** The current and the latest version always exist. */
const versionOf = (model: Model, n: number) => model.versions.find((version) => version.n === n);
export const currentOf = (model: Model) => versionOf(model, model.currentVersion) as ModelVersion;
export const latestOf = (model: Model) => model.versions.at(-1) as ModelVersion;

export function toContract(call: ModelCall, model: Model): Schemas['Model'] {
  const { project, membership } = call.member;
  const current = currentOf(model);
  const { thumbnailFileId } = current;
  return {
    ...pick(model, ['id', 'title', 'description', 'discipline', 'visibility', 'format']),
    ...pick(model, ['createdAt', 'updatedAt', 'version']),
    thumbnailUrl:
      thumbnailFileId && fileUrl(call, { kind: 'model', id: model.id }, thumbnailFileId),
    currentVersion: versionToContract(call, current),
    latestVersion: versionToContract(call, latestOf(model)),
    createdBy: personOf(call, model.createdById),
    permittedActions: modelActions(membership, project, model),
  };
}

export const touch = (call: ModelCall, model: Model) => {
  model.updatedAt = new Date(call.now).toISOString();
  model.version += 1;
};

export function changeVisibility(
  call: ModelCall & { records: { model: Model } },
  visibility: Model['visibility'],
) {
  const { model } = call.records;
  if (model.visibility !== visibility) {
    model.visibility = visibility;
    touch(call, model);
  }
  return DONE;
}

/** Creates an unprocessed version of a stored file. */
export function versionOfFile(
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
    indexFileId: null,
    thumbnailFileId: null,
    uploadedById: call.user().id,
    uploadedAt: new Date(call.now).toISOString(),
  };
}

/** Creates an unprocessed version of a file in the request. */
export function newVersion(
  call: ModelCall,
  n: number,
  notes: string,
  { fileName, data }: { fileName: string; data: Buffer },
): ModelVersion {
  const contentType = 'application/octet-stream';
  const { id } = keepUpload(call.tenant, { fileName, contentType, data });
  return versionOfFile(call, n, notes, { id, fileName, sizeBytes: data.length });
}

/** Returns the caller's complete upload of a model and its format, or a refusal. */
export async function uploadedModel(call: ModelCall, uploadId: string) {
  const found = completeUpload(call, uploadId, 'model');
  if ('refused' in found) return found;
  const { upload } = found;
  const format = await modelFormatOf(call.tenant.folder.path(upload.id));
  // The first bytes were checked when they arrived. What a ZIP file holds is known now.
  return format ? { upload, format } : refuse('FILE_TYPE_REFUSED', { detail: NO_MODEL });
}

export type NewModel = Pick<Model, 'title' | 'description' | 'discipline' | 'format'>;

/** Creates a model with its first version, and queues the processing. */
export function startModel(
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
    version: 1,
    createdById: version.uploadedById,
  };
  tenant.state.models[model.id] = model;
  processVersionLater(tenant, model, version);
  return model;
}

/** Adds a version to a model, and queues the processing. */
export function addVersion(call: ModelCall, model: Model, version: ModelVersion): void {
  model.versions.push(version);
  // It changes nothing that people edit, so `version` stays.
  model.updatedAt = new Date(call.now).toISOString();
  processVersionLater(call.tenant, model, version);
}

export const otherFormat = (is: Model['format'], all: Model['format']) =>
  refuse('FILE_TYPE_REFUSED', {
    detail: `This file is ${is.toUpperCase()}, the versions of this model are ${all.toUpperCase()}.`,
  });

export const noRoom = () =>
  refuse('PAYLOAD_TOO_LARGE', { detail: 'The mock server has no room for another upload.' });
