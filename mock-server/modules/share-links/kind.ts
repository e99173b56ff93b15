import { type Events, linkNamed } from '../../core/kinds/event.ts';
import { kind } from '../../core/kinds/kind.ts';
import { seesShareLink } from '../../core/permissions/sharing.ts';
import { lookUp } from '../../core/state/model.ts';

export const kinds = [
  kind('shareLinks', {
    type: 'share_link',
    module: 'share_links',
    isChangedInPlace: true,
    title: ({ label }) => label,
    fields: (link) => ({
      label: link.label,
      items: link.targets.map(({ type }) => type),
      expiresAt: link.expiresAt,
      password: link.passwordHash !== null,
      allowDownload: link.allowDownload,
      maxViews: link.maxViews,
      revokedAt: link.revokedAt,
    }),
    created: 'shared',
    deleted: 'unshared',
    changed: { revokedAt: 'unshared' },
    sees: (link, { membership }) => seesShareLink(membership, link),
    isPersonal: true,
  }),
];

export const events: Events = {
  createShareLinkToken: {
    action: 'shared',
    module: 'share_links',
    of: ({ params, tenant }) => {
      const link = lookUp(tenant.state.shareLinks, String(params.shareLinkId));
      return link ? linkNamed(link) : null;
    },
  },
};
