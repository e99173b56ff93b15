import { visitedLink } from '../core/sharing/linkStates.ts';
import { bareFile, type VisitFileOf } from '../core/sharing/visits.ts';
import { lookUp, type StoredFile } from '../core/state/model.ts';
import type { Tenant } from '../core/state/tenant.ts';
import type { components } from '../generated/contract.d.ts';
import { visitDocumentFile } from '../modules/public/handlers/publicDocuments.ts';
import { visitCamFile } from '../modules/public/handlers/publicFieldCams.ts';
import { visitModelFile } from '../modules/public/handlers/publicModels.ts';
import { visitPageFile } from '../modules/public/handlers/publicPages.ts';
import { visitPhotoFile } from '../modules/public/handlers/publicPhotos.ts';
import { visitScanFile } from '../modules/public/handlers/publicScans.ts';
import { visitTourFile } from '../modules/public/handlers/publicTours.ts';
import { visitVideoFile } from '../modules/public/handlers/publicVideos.ts';

type Kind = components['schemas']['TargetType'];

/** How long file addresses outlive the token of their visit, in milliseconds, so that a page can renew them in time. */
const GRACE_MS = 60 * 60 * 1000;

/** Finds the files that a link permits, by type of target. The files of an album belong to its photos. */
const finders: Record<Exclude<Kind, 'album'>, VisitFileOf> = {
  scan: visitScanFile,
  model: visitModelFile,
  tour: visitTourFile,
  photo: visitPhotoFile,
  video: visitVideoFile,
  cam: visitCamFile,
  document: visitDocumentFile,
  page: visitPageFile,
};

export interface VisitFileAddress {
  filesKey: string;
  kind: string;
  id: string;
  part: string;
}

/** Returns the file at an address, or null if the visitor's link has ended or leads elsewhere. */
export function visitFile(
  tenant: Tenant,
  { filesKey, kind, id, part }: VisitFileAddress,
  now: number,
): StoredFile | null {
  const visit = Object.values(tenant.state.visits).find(
    (candidate) => candidate.filesKey === filesKey,
  );
  if (!visit || visit.expiresAt + GRACE_MS <= now) return null;
  const link = visitedLink({ tenant, now, visit: () => visit });
  const find = lookUp(finders as Record<string, VisitFileOf>, kind);
  const file = (link && find?.({ tenant, link, now }, id, part)) ?? null;
  return file && bareFile(file);
}
