import type { Role } from '../roles.ts';

/** How somebody sees a project as a member or a role. Their access token says so (tokens.ts). */
export interface SeeAsClaim {
  projectId: string;
  /** Either a member, or a role with the company that somebody with it would work for. */
  userId?: string;
  roleId?: string;
  companyId?: string;
}

/** The part of a caller who sees a project as somebody else. Never stored. */
export interface Viewing {
  /** Who looks. Addresses of files are theirs. */
  byId: string;
  /** The only project that there is. */
  projectId: string;
  /** The role of who looks. A view shows nothing that it does not permit. */
  ownRole: Role;
  /** Absent for the role of the member. */
  role?: Role;
  companyId: string | null;
}

declare module '../model.ts' {
  interface User {
    viewing?: Viewing;
  }
}
