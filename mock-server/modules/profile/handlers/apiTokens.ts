import { plain } from '../../../core/lists/search.ts';
import { memberOf } from '../../../core/members/members.ts';
import type { LogCall } from '../../../core/members/viewer.ts';
import { exceeds } from '../../../core/permissions/grants.ts';
import { idOf, roleById, shownRole, systemRoles } from '../../../core/permissions/roles.ts';
import { rowsIn } from '../../../core/state/account.ts';
import type { Handlers } from '../../../core/state/call.ts';
import { lookUp } from '../../../core/state/model.ts';
import { hashSecret, newId, newSecret } from '../../../core/state/secrets.ts';
import { type ApiToken, TOKEN_PREFIX } from '../../../core/state/sessions/apiTokens.ts';
import { invalid, refuse } from '../../../engine/problem.ts';
import { created, DONE, ok } from '../../../engine/success.ts';
import type { components } from '../../../generated/contract.d.ts';
import { toContract, tokensOf } from '../../account/apiTokens.ts';

type Schemas = components['schemas'];

const MAX_OWN = 20;
const MAX_ALL = 500;
const MAX_MS = 366 * 24 * 60 * 60 * 1000;

const ownTokens = ({ tenant, user }: LogCall): ApiToken[] =>
  Object.values(tenant.state.apiTokens).filter(({ userId }) => userId === user().id);

/** The projects of the caller, each with the roles that permit no more there than that of the caller. */
function choicesOf(call: LogCall): Schemas['ApiTokenChoice'][] {
  const { projects, roles } = call.tenant.state;
  const all = [...systemRoles, ...rowsIn(roles, call.user().accountId)];
  return Object.values(projects)
    .flatMap(({ id, name }) => {
      const own = memberOf(call, id)?.membership.role;
      if (!own) return [];
      const given = all.filter((role) => !exceeds(role, own));
      return {
        id,
        name,
        roles: given.map((role) => ({ id: idOf(role), name: shownRole(role).roleName })),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Refuses a token that reaches further than its owner, or for too long. */
function refusedToken(
  call: LogCall,
  { role: roleId, projectIds, expiresAt }: Schemas['CreateApiTokenRequest'],
) {
  const role = roleById(call.tenant.state, call.user().accountId, roleId);
  if (!role) return invalid('/role', 'reference', 'must be a role of the account');
  const foreign = projectIds.findIndex((id) => !memberOf(call, id));
  if (foreign >= 0)
    return invalid(`/projectIds/${foreign}`, 'reference', 'must be a project of yours');
  const isAbove = projectIds.some((id) => {
    const own = memberOf(call, id)?.membership.role;
    return !own || exceeds(role, own);
  });
  if (isAbove) return invalid('/role', 'above', 'must not permit more than your own role');
  const lasts = Date.parse(expiresAt) - call.now;
  if (!(lasts > 0 && lasts <= MAX_MS)) {
    return invalid('/expiresAt', 'range', 'must be within the next 366 days');
  }
  return null;
}

export const handlers = {
  listApiTokens: (call) => ok(tokensOf(call, ownTokens(call)), { choices: choicesOf(call) }),

  createApiToken(call) {
    const { apiTokens } = call.tenant.state;
    const refused = refusedToken(call, call.body);
    if (refused) return refused;
    const own = ownTokens(call);
    const name = call.body.name.trim();
    if (own.some((other) => plain(other.name) === plain(name))) {
      const errors = [{ pointer: '/name', code: 'unique', detail: 'is already in use' }];
      return refuse('NAME_TAKEN', { errors });
    }
    if (own.length >= MAX_OWN || Object.keys(apiTokens).length >= MAX_ALL) {
      return refuse('LIMIT_REACHED');
    }
    const secret = TOKEN_PREFIX + newSecret();
    const token: ApiToken = {
      id: newId('tok'),
      userId: call.user().id,
      name,
      hash: hashSecret(secret),
      ending: secret.slice(-4),
      roleId: call.body.role,
      projectIds: call.body.projectIds,
      createdAt: new Date(call.now).toISOString(),
      expiresAt: new Date(call.body.expiresAt).toISOString(),
      lastUsedAt: null,
    };
    apiTokens[token.id] = token;
    return created({ token: toContract(call, token), secret });
  },

  deleteApiToken(call) {
    const { apiTokens } = call.tenant.state;
    const token = lookUp(apiTokens, call.params.apiTokenId);
    if (token?.userId !== call.user().id) return refuse('NOT_FOUND');
    delete apiTokens[token.id];
    return DONE;
  },
} satisfies Handlers;
