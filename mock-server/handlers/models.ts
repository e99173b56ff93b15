import { refuse } from '../engine/problem.ts';
import { orderOf, sortedPage } from '../lists/page.ts';
import { plain, searchesFor } from '../lists/search.ts';
import { memberOf, modelsOf } from '../members/members.ts';
import { modelFormatOf, refusalOf } from '../models/formats.ts';
import { dropVersion } from '../processing/models.ts';
import type { Handlers } from '../state/call.ts';
import { hasRoomFor, keepLarge } from '../state/files.ts';
import type { Model } from '../state/model.ts';
import { dropPlacesOn } from '../state/places.ts';
import { revokeLinksTo } from './linkStates.ts';
import {
  changeableModel,
  changeableModelAt,
  changeVisibility,
  currentOf,
  modelCreator,
  newVersion,
  noRoom,
  permittedModel,
  resultOf,
  startModel,
  toContract,
  touch,
  uploadedModel,
  versionOfFile,
} from './modelRecords.ts';

function keyOf(model: Model, field: string) {
  if (field === 'title') return plain(model.title);
  if (field === 'sizeBytes') return currentOf(model).sizeBytes;
  return field === 'createdAt' ? model.createdAt : model.updatedAt;
}

export const handlers = {
  listModels(call) {
    const { projectId } = call.params;
    const member = memberOf(call, projectId);
    if (!member) return refuse('NOT_FOUND');
    const { q, discipline, sort = '-updatedAt' } = call.query;
    const finds = searchesFor(q);
    const models = modelsOf(call, projectId)
      .filter((model) => finds(model.title, model.description, currentOf(model).fileName))
      .filter((model) => !discipline || discipline.includes(model.discipline));
    const page = sortedPage(models, orderOf(sort, keyOf), call.query);
    if ('refused' in page) return page;
    const data = page.items.map((model) => toContract(call, model, member));
    const { nextCursor } = page;
    return { status: 200, body: { success: true, data, nextCursor, total: models.length } };
  },

  getModel(call) {
    const found = permittedModel(call, call.params, null);
    if ('refused' in found) return found;
    return { status: 200, body: resultOf(call, found.model, found.member) };
  },

  async createModel(call) {
    const { tenant, form } = call;
    const { projectId } = call.params;
    const creator = modelCreator(call, projectId);
    if ('refused' in creator) return creator;
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
    return { status: 201, body: resultOf(call, model, creator.member) };
  },

  async createModelFromUpload(call) {
    const { projectId } = call.params;
    const { uploadId, title, description = '', discipline } = call.body;
    const creator = modelCreator(call, projectId);
    if ('refused' in creator) return creator;
    const found = await uploadedModel(call, projectId, uploadId);
    if ('refused' in found) return found;
    const { upload, format } = found;
    const { id, fileName } = keepLarge(call.tenant, upload);
    const version = versionOfFile(call, 1, '', { id, fileName, sizeBytes: upload.sizeBytes });
    const model = startModel(call, projectId, { title, description, discipline, format }, version);
    return { status: 201, body: resultOf(call, model, creator.member) };
  },

  updateModel(call) {
    const { version, ...changes } = call.body;
    const found = changeableModelAt(call, call.params, 'update', version);
    if ('refused' in found) return found;
    const { model, member } = found;
    Object.assign(model, changes);
    touch(call, model);
    return { status: 200, body: resultOf(call, model, member) };
  },

  deleteModel(call) {
    const found = changeableModelAt(call, call.params, 'delete', call.query.version);
    if ('refused' in found) return found;
    delete call.tenant.state.models[found.model.id];
    for (const version of found.model.versions) dropVersion(call.tenant, found.model, version);
    const target = { type: 'model', id: found.model.id } as const;
    dropPlacesOn(call.tenant.state, target);
    revokeLinksTo(call.tenant, target, call.now);
    return { status: 200, body: { success: true } };
  },

  makeModelPrivate: (call) => changeVisibility(call, 'private'),

  makeModelPublic(call) {
    const found = changeableModel(call, call.params, 'make_public');
    if ('refused' in found) return found;
    if (currentOf(found.model).processing.state !== 'ready') return refuse('NOT_READY');
    return changeVisibility(call, 'public');
  },
} satisfies Handlers;
