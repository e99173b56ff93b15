import type { EngineCall, EngineHandlers } from '../engine/types.ts';
import type { Session, User } from './model.ts';
import type { Visit } from './sharing.ts';
import type { Tenant } from './store.ts';
import type { AccessTokens } from './tokens.ts';

/** The types of the mock that the engine passes to handlers. */
export interface MockWorld {
  tenant: Tenant;
  tokens: AccessTokens;
  user: User;
  visit: Visit;
}

/** The input of a handler; `O` is the operation of the contract. */
export type Call<O> = EngineCall<O, MockWorld>;

/** Handlers by operationId. */
export type Handlers = EngineHandlers<MockWorld>;

/** A signed-in user with their session, or a visitor of a share link. */
export type MockCaller = { user: User; session: Session } | { visit: Visit };
