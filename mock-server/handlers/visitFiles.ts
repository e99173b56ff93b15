import type { components } from '../generated/contract.d.ts';
import { lookUp, type StoredFile } from '../state/model.ts';
import type { Tenant } from '../state/store.ts';
import { visitedLink } from './linkLife.ts';
import { visitCamFile } from './publicFieldCams.ts';
import { visitModelFile } from './publicModels.ts';
import { visitPhotoFile } from './publicPhotos.ts';
import { visitScanFile } from './publicScans.ts';
import { visitTourFile } from './publicTours.ts';
import { visitVideoFile } from './publicVideos.ts';
import type { VisitFileOf } from './visits.ts';

type Kind = components['schemas']['TargetType'];

/** Milliseconds that addresses live longer than the bearer of their visit, so that a page can get others in time. */
const GRACE = 60 * 60 * 1000;

/** Each kind of thing says here which of its files a link permits. Those of an album are of its photos. */
const finders: Record<Exclude<Kind, 'album'>, VisitFileOf> = {
  scan: visitScanFile,
  model: visitModelFile,
  tour: visitTourFile,
  photo: visitPhotoFile,
  video: visitVideoFile,
  cam: visitCamFile,
};

export interface VisitFileAddress {
  filesKey: string;
  kind: string;
  id: string;
  part: string;
}

/** The file that a visitor may have by this address now; null as soon as the link has ended or leads elsewhere. */
export function visitFile(
  tenant: Tenant,
  { filesKey, kind, id, part }: VisitFileAddress,
  now: number,
): StoredFile | null {
  const visit = Object.values(tenant.state.visits).find((one) => one.filesKey === filesKey);
  if (!visit || visit.expiresAt + GRACE <= now) return null;
  const link = visitedLink({ tenant, now, visit: () => visit });
  const find = lookUp(finders as Record<string, VisitFileOf>, kind);
  return (link && find?.({ tenant, link, now }, id, part)) ?? null;
}
