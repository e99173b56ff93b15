import type { TenantState } from '../model.ts';
import type { Role } from '../roles.ts';

/** A token of a program. */
export interface ApiToken {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  /** The hash of the secret, see secrets.ts. */
  readonly hash: string;
  /** The last four characters of the secret, by which people recognize it. */
  readonly ending: string;
  readonly roleId: string;
  readonly projectIds: readonly string[];
  /** Times are RFC 3339. */
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly lastUsedAt: string | null;
}

/** The part of a caller that is a program, with the token of the person. Never stored. */
export interface Program {
  id: string;
  name: string;
  /** The program has no right that this role or that of its owner lacks. */
  role: Role;
  /** The only projects that there are. */
  projectIds: readonly string[];
}

declare module '../model.ts' {
  interface User {
    program?: Program;
  }
  interface TenantState {
    apiTokens: Record<string, ApiToken>;
  }
}

/** What the secret of each token begins with, so that people and scanners recognize one. */
export const TOKEN_PREFIX = 'cpt_';

/** Ends all tokens of a person. */
export function endApiTokens({ apiTokens }: TenantState, userId: string): void {
  for (const token of Object.values(apiTokens)) {
    if (token.userId === userId) delete apiTokens[token.id];
  }
}

/** Takes a project from the tokens of a person who leaves it. A token without a project ends. */
export function leaveWithTokens(
  { apiTokens }: TenantState,
  { projectId, userId }: { projectId: string; userId: string },
): void {
  for (const token of Object.values(apiTokens)) {
    if (token.userId !== userId || !token.projectIds.includes(projectId)) continue;
    const projectIds = token.projectIds.filter((id) => id !== projectId);
    if (projectIds.length > 0) apiTokens[token.id] = { ...token, projectIds };
    else delete apiTokens[token.id];
  }
}
