import type { components } from '../generated/contract.d.ts';
import { lookUp, type StoredFile } from '../state/model.ts';
import type { Tenant } from '../state/store.ts';
import { visitedLink } from './linkStates.ts';
import { visitDocumentFile } from './publicDocuments.ts';
import { visitCamFile } from './publicFieldCams.ts';
import { visitModelFile } from './publicModels.ts';
import { visitPageFile } from './publicPages.ts';
import { visitPhotoFile } from './publicPhotos.ts';
import { visitScanFile } from './publicScans.ts';
import { visitTourFile } from './publicTours.ts';
import { visitVideoFile } from './publicVideos.ts';
import type { VisitFileOf } from './visits.ts';

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
  const visit = Object.values(tenant.state.visits).find((one) => one.filesKey === filesKey);
  if (!visit || visit.expiresAt + GRACE_MS <= now) return null;
  const link = visitedLink({ tenant, now, visit: () => visit });
  const find = lookUp(finders as Record<string, VisitFileOf>, kind);
  return (link && find?.({ tenant, link, now }, id, part)) ?? null;
}
