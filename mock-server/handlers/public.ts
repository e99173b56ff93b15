import { refuse } from '../engine/problem.ts';
import type { Handlers } from '../engine/types.ts';
import type { components } from '../generated/contract.d.ts';
import { fileUrl, openStoredFile } from '../state/files.ts';
import { lookUp } from '../state/model.ts';
import { isPassword } from '../state/passwords.ts';
import { hashSecret, newSecret } from '../state/secrets.ts';
import type { Tenant } from '../state/store.ts';
import { cloudReply } from './cloudReply.ts';
import { isOpenable, visitedLink } from './linkLife.ts';
import { publicFieldCam } from './publicFieldCams.ts';
import { publicAlbum, publicPhoto } from './publicPhotos.ts';
import { publicVideo } from './publicVideos.ts';
import { attachment, leadsTo, type PublicTargetOf, type VisitCall } from './visits.ts';

type Schemas = components['schemas'];

const VISIT_SECONDS = 60 * 60;

/** What visitors get to know of a scan: no people, and nothing of the project around it. */
const publicScan: PublicTargetOf = ({ tenant, origin }, id) => {
  const scan = lookUp(tenant.state.scans, id);
  if (!scan) return null;
  const { title, description, fileName, sizeBytes, pointCount } = scan;
  return {
    type: 'scan',
    id,
    title,
    description,
    thumbnailUrl: fileUrl(tenant, scan.thumbnailFileId, origin),
    recordedAt: scan.createdAt,
    scan: { fileName, sizeBytes, pointCount },
  };
};

/** Each kind of thing that can be shared says here what visitors get to know of it. */
const shownAs: Partial<Record<Schemas['TargetType'], PublicTargetOf>> = {
  scan: publicScan,
  album: publicAlbum,
  photo: publicPhoto,
  video: publicVideo,
  cam: publicFieldCam,
};

/** The link and the scan, if the visitor's link leads there; whether it is gone or another's is the same. */
function visitedScan(call: VisitCall, scanId: string) {
  const link = visitedLink(call);
  const scan = lookUp(call.tenant.state.scans, scanId);
  return link && scan && leadsTo(link, { type: 'scan', id: scanId }) ? { link, scan } : null;
}

const linkOf = ({ state }: Tenant, token: string) => {
  const hash = hashSecret(token);
  return Object.values(state.shareLinks).find(({ tokenHash }) => tokenHash === hash);
};

function forgetOldVisits({ state }: Tenant, now: number): void {
  for (const [hash, { expiresAt }] of Object.entries(state.visits)) {
    // For a while its token is to be called expired, not unknown.
    if (expiresAt + VISIT_SECONDS * 1000 <= now) delete state.visits[hash];
  }
}

export const publicHandlers = {
  async openPublicLink(call) {
    const { tenant, now } = call;
    const { token, password } = call.body;
    const link = linkOf(tenant, token);
    // Before the password, so that all links that do not work take the same time.
    if (!link || !isOpenable(tenant, link, now)) return refuse('NOT_FOUND');
    if (link.passwordHash !== null) {
      if (password === undefined) return refuse('LINK_PASSWORD_REQUIRED');
      const wait = tenant.attempts.begin(link.id, now);
      if (wait !== null)
        return refuse('RATE_LIMITED', { headers: { 'retry-after': String(wait) } });
      const isRight = await isPassword(password, link.passwordHash);
      if (!isRight) return refuse('LINK_PASSWORD_WRONG');
      tenant.attempts.forget(link.id);
      // It may have ended, or got another address, while the password was looked at.
      if (linkOf(tenant, token) !== link || !isOpenable(tenant, link, now))
        return refuse('NOT_FOUND');
    }
    forgetOldVisits(tenant, now);
    link.viewCount += 1;
    link.lastViewedAt = new Date(now).toISOString();
    const visitToken = newSecret();
    const expiresAt = now + VISIT_SECONDS * 1000;
    tenant.state.visits[hashSecret(visitToken)] = {
      ...{ shareLinkId: link.id, expiresAt },
      filesKey: newSecret(),
    };
    const data = { visitToken, expiresInSeconds: VISIT_SECONDS };
    return { status: 200, body: { success: true, data } };
  },

  getPublicLink(call) {
    const link = visitedLink(call);
    const project = link && lookUp(call.tenant.state.projects, link.projectId);
    if (!link || !project) return refuse('NOT_FOUND');
    const { allowDownload, expiresAt } = link;
    const targets = link.targets.flatMap(({ type, id }) => shownAs[type]?.(call, id) ?? []);
    const data = { projectName: project.name, allowDownload, expiresAt, targets };
    return { status: 200, body: { success: true, data } };
  },

  async getPublicScanCloudFile(call) {
    const found = visitedScan(call, call.params.scanId);
    return found ? cloudReply(call, found.scan, call.params.file) : refuse('NOT_FOUND');
  },

  async downloadPublicScan(call) {
    const { tenant } = call;
    const found = visitedScan(call, call.params.scanId);
    if (!found) return refuse('NOT_FOUND');
    if (!found.link.allowDownload) return refuse('FORBIDDEN');
    const file = lookUp(tenant.state.files, found.scan.fileId);
    const bytes = file && (await openStoredFile(tenant, file));
    return bytes ? attachment(found.scan.fileName, bytes.part(0, bytes.size)) : refuse('NOT_FOUND');
  },
} satisfies Handlers;
