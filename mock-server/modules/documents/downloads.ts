import type { StoredDocument, StoredVersion } from '../../core/state/documents.ts';
import { newId } from '../../core/state/secrets.ts';
import type { ShareLink } from '../../core/state/sharing.ts';
import type { Tenant } from '../../core/state/tenant.ts';

/** How many downloads of a project the log keeps. */
const MAX_KEPT = 1000;

export type By = { byId: string } | { link: ShareLink };

/** Notes downloads of versions in the log of their files. @param viewed whether they were only shown */
export function noteDownloads(
  { state }: Tenant,
  now: number,
  by: By,
  files: readonly (readonly [StoredDocument, StoredVersion])[],
  viewed = false,
): void {
  const at = new Date(now).toISOString();
  const added = files.map(([{ id, projectId, name }, { number }]) => ({
    id: newId('dld'),
    at,
    projectId,
    documentId: id,
    name,
    versionNumber: number,
    viewed,
    byId: 'byId' in by ? by.byId : null,
    linkLabel: 'link' in by ? by.link.label : null,
  }));
  const [projectId] = added.map((download) => download.projectId);
  const all = [...state.documentDownloads, ...added];
  const ofProject = all.filter((download) => download.projectId === projectId);
  const dropped = new Set(ofProject.slice(0, Math.max(0, ofProject.length - MAX_KEPT)));
  state.documentDownloads = all.filter((download) => !dropped.has(download));
}

export const currentOf = ({ versions, currentNumber }: StoredDocument): StoredVersion | undefined =>
  versions.find(({ number }) => number === currentNumber);
