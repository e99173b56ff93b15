import type { components } from '../../generated/contract.d.ts';

type Schemas = components['schemas'];
export type Level = Schemas['RoleLevel'];
export type Flag = Schemas['RoleFlag'];

/**
 * A role of the account: a copy of a system role with other levels and flags. Handlers replace it as a whole, since
 * memberships hold it by value.
 */
export interface CustomRole {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly description: string;
  readonly basedOn: Schemas['ProjectRole'];
  /** One for each module that has levels. */
  readonly levels: Readonly<Record<string, Level>>;
  readonly flags: readonly Flag[];
  readonly version: number;
  /**
   * In a view: the role that is looked at, and the one of who looks. For a program: the role of its token, and that of the
   * owner. It permits what both do. Never stored.
   */
  readonly meets?: {
    readonly viewed: Role;
    readonly own: Role;
    /** Set for a program: the row rules of both roles are about its owner. */
    readonly ofOnePerson?: true;
  };
}

/** What a member has in a project. */
export type Role = Schemas['ProjectRole'] | CustomRole;

declare module './model.ts' {
  interface TenantState {
    roles: Record<string, CustomRole>;
  }
}
