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
import { cloudReply } from '../../scans/cloudReply.ts';
import { visitorDownload } from '../visitorDownload.ts';

export function publicScan(call: VisitCall, id: string): PublicView | null {
  const scan = lookUp(call.tenant.state.scans, id);
  if (!scan) return null;
  const { title, description, fileName, sizeBytes, pointCount, upAxis } = scan;
  return {
    title,
    description,
    thumbnailUrl: scan.thumbnailFileId && visitFileUrl(call, 'scan', id, 'thumbnail'),
    recordedAt: scan.createdAt,
    scan: { fileName, sizeBytes, pointCount, upAxis },
  };
}

export const visitScanFile: VisitFileOf = ({ tenant, link }, id, part) => {
  const scan = leadsTo(link, { type: 'scan', id }) ? lookUp(tenant.state.scans, id) : null;
  return scan && part === 'thumbnail' ? fileOf(tenant, scan.thumbnailFileId) : null;
};

/** Returns the link and the scan, if the visitor's link leads to it. */
function visitedScan(call: VisitCall, id: string) {
  const link = linkLeadingTo(call, { type: 'scan', id });
  const scan = lookUp(call.tenant.state.scans, id);
  return link && scan ? { link, scan } : null;
}

export const handlers = {
  async getPublicScanCloudFile(call) {
    const found = visitedScan(call, call.params.scanId);
    return found ? cloudReply(call, found.scan, call.params.fileName) : refuse('NOT_FOUND');
  },

  async downloadPublicScan(call) {
    const found = visitedScan(call, call.params.scanId);
    if (!found) return refuse('NOT_FOUND');
    const { link, scan } = found;
    const file = scan.fileId === null ? null : lookUp(call.tenant.state.files, scan.fileId);
    return visitorDownload(call.tenant, link, file, scan.fileName);
  },
} satisfies Handlers;
