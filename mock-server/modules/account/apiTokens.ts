import { personOf } from '../../core/members/people.ts';
import type { LogCall } from '../../core/members/viewer.ts';
import { roleById, shownRole } from '../../core/permissions/roles.ts';
import { lookUp } from '../../core/state/model.ts';
import { type ApiToken, TOKEN_PREFIX } from '../../core/state/sessions/apiTokens.ts';
import type { components } from '../../generated/contract.d.ts';

type Schemas = components['schemas'];

export function toContract(call: LogCall, token: ApiToken): Schemas['ApiToken'] {
  const { state } = call.tenant;
  const { id, userId, name, ending, roleId, createdAt, expiresAt, lastUsedAt } = token;
  const isReached = (projectId: string) =>
    state.users[userId]?.accountAdmin === true ||
    state.memberships.some((own) => own.userId === userId && own.projectId === projectId);
  return {
    ...{ id, name, createdAt, expiresAt, lastUsedAt },
    hint: `${TOKEN_PREFIX}…${ending}`,
    owner: personOf(call, userId),
    ...shownRole(roleById(state, roleId) ?? 'viewer'),
    projects: token.projectIds
      .filter(isReached)
      .map((projectId) => ({
        id: projectId,
        name: lookUp(state.projects, projectId)?.name ?? projectId,
      }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
    expired: Date.parse(expiresAt) <= call.now,
  };
}

/** Returns tokens, newest first. */
export const tokensOf = (call: LogCall, tokens: readonly ApiToken[]): Schemas['ApiToken'][] =>
  tokens.toReversed().map((token) => toContract(call, token));
