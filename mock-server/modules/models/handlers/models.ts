import { modelFormatOf, refusalOf } from '../../../converter/models/formats.ts';
import type { GuardedHandlers } from '../../../core/access.ts';
import { orderOf, pageReply } from '../../../core/lists/page.ts';
import { plain, searchesFor } from '../../../core/lists/search.ts';
import { modelsOf } from '../../../core/members/members.ts';
import { hasRoomFor, keepLarge } from '../../../core/state/files.ts';
import type { Model } from '../../../core/state/model.ts';
import { dropPlacesOn } from '../../../core/state/records/places.ts';
import { refuse } from '../../../engine/problem.ts';
import { created, DONE, ok } from '../../../engine/success.ts';
import type { access } from '../access.ts';
import {
  changeVisibility,
  currentOf,
  newVersion,
  noRoom,
  startModel,
  toContract,
  touch,
  uploadedModel,
  versionOfFile,
} from '../modelRecords.ts';
import { dropVersion } from '../processing.ts';

function keyOf(model: Model, field: string) {
  if (field === 'title') return plain(model.title);
  if (field === 'sizeBytes') return currentOf(model).sizeBytes;
  return field === 'createdAt' ? model.createdAt : model.updatedAt;
}

export const handlers = {
  listModels(call) {
    const { projectId } = call.params;
    const { q, discipline, sort = '-updatedAt' } = call.query;
    const finds = searchesFor(q);
    const models = modelsOf(call, projectId)
      .filter((model) => finds(model.title, model.description, currentOf(model).fileName))
      .filter((model) => !discipline || discipline.includes(model.discipline));
    return pageReply(models, orderOf(sort, keyOf), call.query, (model) => toContract(call, model), {
      total: models.length,
    });
  },

  getModel: (call) => ok(toContract(call, call.records.model)),

  async createModel(call) {
    const { tenant, form } = call;
    const { projectId } = call.params;
    const title = form.text('title');
    const discipline = form.text('discipline') as Model['discipline'] | undefined;
    const file = form.file('file');
    if (title === undefined || !discipline || !file)
      throw new Error('The contract does not allow such a form.');
    const format = await modelFormatOf(new Blob([new Uint8Array(file.data)]));
    if (!format) return refuse('FILE_TYPE_REFUSED', { detail: refusalOf(file.data) });
    if (!hasRoomFor(tenant, file.data.length)) return noRoom();
    const fields = { title, description: form.text('description') ?? '', discipline, format };
    const model = startModel(call, projectId, fields, newVersion(call, 1, '', file));
    return created(toContract(call, model));
  },

  async createModelFromUpload(call) {
    const { projectId } = call.params;
    const { uploadId, title, description = '', discipline } = call.body;
    const found = await uploadedModel(call, uploadId);
    if ('refused' in found) return found;
    const { upload, format } = found;
    const { id, fileName } = keepLarge(call.tenant, upload);
    const version = versionOfFile(call, 1, '', { id, fileName, sizeBytes: upload.sizeBytes });
    const model = startModel(call, projectId, { title, description, discipline, format }, version);
    return created(toContract(call, model));
  },

  updateModel(call) {
    const { version: _, ...changes } = call.body;
    const { model } = call.records;
    Object.assign(model, changes);
    touch(call, model);
    return ok(toContract(call, model));
  },

  deleteModel(call) {
    const { model } = call.records;
    delete call.tenant.state.models[model.id];
    for (const version of model.versions) dropVersion(call.tenant, model, version);
    const target = { type: 'model', id: model.id } as const;
    dropPlacesOn(call.tenant.state, target);
    return DONE;
  },

  makeModelPrivate: (call) => changeVisibility(call, 'private'),

  makeModelPublic: (call) =>
    currentOf(call.records.model).processing.state === 'ready'
      ? changeVisibility(call, 'public')
      : refuse('NOT_READY'),
} satisfies GuardedHandlers<typeof access>;
