import {
  type ConsistencyRule,
  disorder,
  keyFaults,
  repeated,
  unknown,
} from '../../core/consistency.ts';
import { roleById } from '../../core/permissions/roles.ts';

/** API tokens: each has an owner, a role and projects, and its secret is stored as a hash. */
export const rules: readonly ConsistencyRule[] = [
  function* tokenFaults(state) {
    const { apiTokens, users, projects } = state;
    yield* keyFaults('API token', apiTokens);
    const all = Object.values(apiTokens);
    for (const { id, userId, hash, roleId, projectIds, createdAt, expiresAt } of all) {
      const where = `API token ${id}`;
      yield* unknown(where, users, [userId]);
      yield* unknown(where, projects, projectIds);
      yield* disorder(where, { createdAt, expiresAt });
      if (!roleById(state, users[userId]?.accountId ?? '', roleId))
        yield `${where}: ${roleId} is no role`;
      if (projectIds.length === 0) yield `${where} has no project`;
      if (!/^[0-9a-f]{64}$/.test(hash)) yield `${where}: the secret is not stored as a hash`;
    }
    yield* repeated('API tokens', all, ({ userId, name }) => `${name} of ${userId}`);
  },
];
