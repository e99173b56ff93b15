import { type Event, type Events, linkNamed } from '../../core/kinds/event.ts';
import { lookUp } from '../../core/state/model.ts';
import { hashSecret } from '../../core/state/secrets.ts';
import type { ShareLink } from '../../core/state/sharing.ts';

/** A visitor of a link. The link is the record, too. */
const visitorOf = (link: ShareLink | null | undefined) =>
  link
    ? {
        actorKind: 'visitor' as const,
        actorName: 'Public link',
        projectId: link.projectId,
        ...linkNamed(link),
      }
    : null;

const downloaded: Event = {
  action: 'downloaded',
  module: 'share_links',
  of: (call) => visitorOf(lookUp(call.tenant.state.shareLinks, call.visit().shareLinkId)),
};

export const events: Events = {
  openPublicLink: {
    action: 'viewed_public',
    module: 'share_links',
    of: ({ tenant, body }) => {
      const hash = hashSecret(String(body?.token));
      const links = Object.values(tenant.state.shareLinks);
      return visitorOf(links.find(({ tokenHash }) => tokenHash === hash));
    },
  },
  downloadPublicPhoto: downloaded,
  downloadPublicModel: downloaded,
  downloadPublicScan: downloaded,
  downloadPublicVideo: downloaded,
  downloadPublicDocument: downloaded,
};
