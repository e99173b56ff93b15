import { modelFormatOf, refusalOf } from '../../../converter/models/formats.ts';
import type { GuardedHandlers } from '../../../core/access.ts';
import { noteProcessing } from '../../../core/activity/system.ts';
import { fileReply } from '../../../core/files/ranges.ts';
import { openStoredFile } from '../../../core/files/read.ts';
import { hasRoomFor, keepLarge } from '../../../core/state/files.ts';
import { lookUp } from '../../../core/state/model.ts';
import { refuse } from '../../../engine/problem.ts';
import { created, ok } from '../../../engine/success.ts';
import type { access } from '../access.ts';
import {
  addVersion,
  latestOf,
  newVersion,
  noRoom,
  otherFormat,
  toContract,
  touch,
  uploadedModel,
  versionOfFile,
  versionToContract,
} from '../modelRecords.ts';
import { processVersionLater, stopVersion } from '../processing.ts';

export const handlers = {
  listModelVersions: (call) =>
    ok(call.records.model.versions.toReversed().map((version) => versionToContract(call, version))),

  async createModelVersion(call) {
    const { tenant, form } = call;
    const { model } = call.records;
    const file = form.file('file');
    if (!file) throw new Error('The contract does not allow such a form.');
    const format = await modelFormatOf(new Blob([new Uint8Array(file.data)]));
    if (!format) return refuse('FILE_TYPE_REFUSED', { detail: refusalOf(file.data) });
    if (format !== model.format) return otherFormat(format, model.format);
    if (!hasRoomFor(tenant, file.data.length)) return noRoom();
    const n = latestOf(model).n + 1;
    addVersion(call, model, newVersion(call, n, form.text('notes') ?? '', file));
    return created(toContract(call, model));
  },

  async createModelVersionFromUpload(call) {
    const { uploadId, notes = '' } = call.body;
    const { model } = call.records;
    const uploaded = await uploadedModel(call, uploadId);
    if ('refused' in uploaded) return uploaded;
    const { upload, format } = uploaded;
    if (format !== model.format) return otherFormat(format, model.format);
    const { id, fileName } = keepLarge(call.tenant, upload);
    const file = { id, fileName, sizeBytes: upload.sizeBytes };
    addVersion(call, model, versionOfFile(call, latestOf(model).n + 1, notes, file));
    return created(toContract(call, model));
  },

  makeModelVersionCurrent(call) {
    const { model, version } = call.records;
    if (version.processing.state !== 'ready') return refuse('NOT_READY');
    if (model.currentVersion !== version.n) {
      model.currentVersion = version.n;
      touch(call, model);
    }
    return ok(toContract(call, model));
  },

  processModelVersion(call) {
    const { model, version } = call.records;
    const { state } = version.processing;
    if (state === 'failed' || state === 'canceled') {
      noteProcessing(call, 'model', model, [state, 'queued']);
      processVersionLater(call.tenant, model, version);
    }
    return ok(toContract(call, model));
  },

  cancelModelVersionProcessing(call) {
    const { model, version } = call.records;
    const { state } = version.processing;
    if (state === 'queued' || state === 'running') {
      noteProcessing(call, 'model', model, [state, 'canceled']);
      stopVersion(call.tenant, model, version);
    }
    return ok(toContract(call, model));
  },

  async getModelFile(call) {
    const { params, tenant } = call;
    const { model, version } = call.records;
    const isSource = params.fileName === 'source';
    const viewed = model.format === 'ifc' ? 'model.frag' : 'model.glb';
    if (!isSource && params.fileName !== viewed) return refuse('NOT_FOUND');
    const fileId = isSource ? version.sourceFileId : version.viewFileId;
    if (fileId === null) return refuse('NOT_READY');
    const file = lookUp(tenant.state.files, fileId);
    const bytes = file && (await openStoredFile(tenant, file));
    if (!bytes) throw new Error(`The file ${params.fileName} of the model ${model.id} is gone.`);
    const name = isSource ? version.fileName : viewed;
    const rangeHeaders = { range: call.headers.Range, ifRange: call.headers['If-Range'] };
    return fileReply(bytes, rangeHeaders, {
      'content-type': 'application/octet-stream',
      // RFC 6266: the plain `filename` cannot hold all characters.
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'private, max-age=31536000, immutable',
    });
  },
} satisfies GuardedHandlers<typeof access>;
