import type { Caller, EngineCall, EngineHandlers } from '../../engine/types.ts';
import type { Session, User } from './model.ts';
import type { AccessTokens } from './sessions/tokens.ts';
import type { Visit } from './sharing.ts';
import type { Tenant } from './tenant.ts';

/** The engine passes these types of the mock to handlers. */
export interface MockWorld {
  tenant: Tenant;
  tokens: AccessTokens;
  user: User;
  session: Session;
  visit: Visit;
}

/** The input of a handler; `O` is the operation of the contract. */
export type Call<O> = EngineCall<O, MockWorld>;

/** Handlers by operationId. */
export type Handlers = EngineHandlers<MockWorld>;

export type MockCaller = Caller<MockWorld>;
