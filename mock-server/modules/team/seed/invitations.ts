import type { Seed } from '../../../core/seed.ts';
import { hashSecret } from '../../../core/state/secrets.ts';
import type { Invitation } from '../../../core/state/team.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const VALID_DAYS = 14;

type Row = [
  id: string,
  email: string,
  role: Invitation['role'],
  companyId: string,
  ageDays: number,
];

const rows: Row[] = [
  ['inv_frank', 'frank.osei@example.com', 'subcontractor', 'cmp_evergreen', 3],
  ['inv_mei', 'mei.chen@example.com', 'design_reviewer', 'cmp_raman', 21],
];

/** One invitation is open, the other has expired. */
function seedInvitations(now: number): Record<string, Invitation> {
  const invitations = rows.map(([id, email, role, companyId, ageDays]): Invitation => {
    const sentAt = now - ageDays * DAY_MS;
    return {
      id,
      projectId: 'prj_harbor',
      email,
      role,
      companyId,
      message: '',
      invitedById: 'usr_ana',
      sentAt: new Date(sentAt).toISOString(),
      expiresAt: new Date(sentAt + VALID_DAYS * DAY_MS).toISOString(),
      tokenHash: hashSecret(id),
      version: 1,
    };
  });
  return Object.fromEntries(invitations.map((invitation) => [invitation.id, invitation]));
}

export const seed: Seed = (now) => ({ invitations: seedInvitations(now) });
