import type { Role } from './roles.ts';

/** An invitation that nobody accepted yet. */
export interface Invitation {
  id: string;
  projectId: string;
  /** It is stored in lower case. */
  email: string;
  role: Role;
  companyId: string | null;
  message: string;
  invitedById: string;
  sentAt: string;
  expiresAt: string;
  /** See secrets.ts. */
  tokenHash: string;
  version: number;
}

/** People who are often chosen together. Those who left the project stay in it, and are not shown. */
export interface DistributionGroup {
  id: string;
  projectId: string;
  name: string;
  memberIds: string[];
  version: number;
}

declare module './model.ts' {
  interface TenantState {
    invitations: Record<string, Invitation>;
    distributionGroups: Record<string, DistributionGroup>;
    /** Memberships that do not count at present, so that nothing else has to know of them. */
    suspended: Membership[];
  }
}
