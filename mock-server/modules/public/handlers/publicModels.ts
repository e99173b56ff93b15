import { readStoredFile } from '../../../core/files/read.ts';
import { linkLeadingTo } from '../../../core/sharing/linkStates.ts';
import {
  fileOf,
  leadsTo,
  type PublicView,
  type VisitCall,
  type VisitFileOf,
  visitFileUrl,
} from '../../../core/sharing/visits.ts';
import type { Handlers } from '../../../core/state/call.ts';
import { lookUp } from '../../../core/state/model.ts';
import { refuse } from '../../../engine/problem.ts';
import { currentOf } from '../../models/modelRecords.ts';
import { visitorDownload } from '../visitorDownload.ts';

export function publicModel(call: VisitCall, id: string): PublicView | null {
  const model = lookUp(call.tenant.state.models, id);
  if (!model) return null;
  const { title, description, format } = model;
  const { thumbnailFileId, uploadedAt, fileName, sizeBytes, elementCount } = currentOf(model);
  return {
    title,
    description,
    thumbnailUrl: thumbnailFileId && visitFileUrl(call, 'model', id, 'thumbnail'),
    recordedAt: uploadedAt,
    model: { format, fileName, sizeBytes, elementCount },
  };
}

export const visitModelFile: VisitFileOf = ({ tenant, link }, id, part) => {
  const model = leadsTo(link, { type: 'model', id }) ? lookUp(tenant.state.models, id) : null;
  return model && part === 'thumbnail' ? fileOf(tenant, currentOf(model).thumbnailFileId) : null;
};

/** Returns the link and the current version, if the visitor's link leads to the model. */
function visitedModel(call: VisitCall, id: string) {
  const link = linkLeadingTo(call, { type: 'model', id });
  const model = lookUp(call.tenant.state.models, id);
  return link && model ? { link, version: currentOf(model) } : null;
}

export const handlers = {
  async getPublicModelFile(call) {
    const { tenant, params } = call;
    const viewFileId = visitedModel(call, params.modelId)?.version.viewFileId ?? null;
    const file = viewFileId === null ? null : lookUp(tenant.state.files, viewFileId);
    const body = file && (await readStoredFile(tenant, file));
    if (!body) return refuse('NOT_FOUND');
    // The current version may change, and the link may end.
    const headers = { 'content-type': 'application/octet-stream', 'cache-control': 'no-store' };
    return { status: 200, headers, body };
  },

  async downloadPublicModel(call) {
    const found = visitedModel(call, call.params.modelId);
    if (!found) return refuse('NOT_FOUND');
    const { link, version } = found;
    const { sourceFileId, fileName } = version;
    const file = sourceFileId === null ? null : lookUp(call.tenant.state.files, sourceFileId);
    return visitorDownload(call.tenant, link, file, fileName);
  },
} satisfies Handlers;
