import { personOf } from '../../core/members/people.ts';
import type { LogCall } from '../../core/members/viewer.ts';
import { roleById, shownRole } from '../../core/permissions/roles.ts';
import { rowIn } from '../../core/state/account.ts';
import { lookUp, type TenantState } from '../../core/state/model.ts';
import { type ApiToken, TOKEN_PREFIX } from '../../core/state/sessions/apiTokens.ts';
import type { components } from '../../generated/contract.d.ts';

type Schemas = components['schemas'];

/** Returns the tokens of the people of an account. */
export const accountTokens = ({ apiTokens, users }: TenantState, accountId: string): ApiToken[] =>
  Object.values(apiTokens).filter(({ userId }) => rowIn(users, accountId, userId) !== undefined);

export const tokenIn = (state: TenantState, accountId: string, id: string): ApiToken | undefined =>
  accountTokens(state, accountId).find((token) => token.id === id);

/** Projects of other accounts are named to the owner alone. */
export function toContract(call: LogCall, token: ApiToken): Schemas['ApiToken'] {
  const { state } = call.tenant;
  const { id, userId, name, ending, roleId, createdAt, expiresAt, lastUsedAt } = token;
  const owner = state.users[userId];
  const isReached = (projectId: string) => {
    const isHere = state.projects[projectId]?.accountId === owner?.accountId;
    if (!isHere && userId !== call.user().id) return false;
    const administers = isHere && owner?.accountAdmin === true;
    return (
      administers ||
      state.memberships.some((own) => own.userId === userId && own.projectId === projectId)
    );
  };
  return {
    ...{ id, name, createdAt, expiresAt, lastUsedAt },
    hint: `${TOKEN_PREFIX}…${ending}`,
    owner: personOf(call, userId),
    ...shownRole(roleById(state, owner?.accountId ?? '', roleId) ?? 'viewer'),
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
