import type { Seed } from '../../core/seed.ts';
import { hashSecret } from '../../core/state/secrets.ts';
import type { ShareLink } from '../../core/state/sharing.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Hash of 'crane-at-dawn'. A constant, so that a new tenant needs no hashing. */
const PASSWORD_HASH =
  'scrypt$1024$cHVibGljIGxpbmtzIDE2$B3VNpuy2UNg-6YSvgYpiYV6JzA3EJ0v3EsGyg2q36SE';

/** Readable tokens of the working demo links. Tokens of a real host cannot be guessed. */
export const seededTokens = {
  lender: 'demo-link-for-the-lender-01',
  consultant: 'demo-link-for-the-facade-02',
  tenant: 'demo-link-for-the-tenant-04',
} as const;

const facade = { type: 'scan', id: 'scn_harbor-02' } as const;

/** @param now milliseconds since the epoch */
function seedShareLinks(now: number): Record<string, ShareLink> {
  const inDays = (days: number) => new Date(now + days * DAY_MS).toISOString();
  const common = {
    projectId: 'prj_harbor',
    passwordHash: null,
    allowDownload: false,
    maxViews: null,
    revokedAt: null,
    createdById: 'usr_ana',
    version: 1,
  };
  const links: ShareLink[] = [
    {
      ...common,
      id: 'shl_lender',
      label: 'Lender, monthly look',
      targets: [facade],
      tokenHash: hashSecret(seededTokens.lender),
      passwordHash: PASSWORD_HASH,
      expiresAt: inDays(60),
      viewCount: 4,
      lastViewedAt: inDays(-2),
      createdAt: inDays(-30),
    },
    {
      ...common,
      id: 'shl_consultant',
      label: 'Facade consultant',
      targets: [
        facade,
        { type: 'scan', id: 'scn_harbor-05' },
        { type: 'scan', id: 'scn_harbor-08' },
      ],
      tokenHash: hashSecret(seededTokens.consultant),
      allowDownload: true,
      expiresAt: inDays(89),
      viewCount: 0,
      lastViewedAt: null,
      createdAt: inDays(-1),
    },
    {
      ...common,
      id: 'shl_tenant',
      label: 'Tenant, before moving in',
      targets: [
        { type: 'tour', id: 'tour_level-4' },
        { type: 'model', id: 'mdl_tower' },
      ],
      tokenHash: hashSecret(seededTokens.tenant),
      allowDownload: true,
      expiresAt: inDays(75),
      viewCount: 0,
      lastViewedAt: null,
      createdAt: inDays(-3),
    },
    {
      ...common,
      id: 'shl_neighbors',
      label: 'Meeting with the neighbors',
      targets: [facade],
      tokenHash: hashSecret('demo-link-that-was-revoked-03'),
      expiresAt: inDays(40),
      viewCount: 61,
      lastViewedAt: inDays(-21),
      revokedAt: inDays(-20),
      createdAt: inDays(-50),
      version: 2,
    },
  ];
  return Object.fromEntries(links.map((link) => [link.id, link]));
}

export const seed: Seed = (now) => ({ shareLinks: seedShareLinks(now) });
