import type { components } from '../../generated/contract.d.ts';
import type { ProjectSettings } from './model.ts';
import type { Location } from './records/locations.ts';

type Schemas = components['schemas'];

/** What a new project can take over. Handlers replace it as a whole. */
export interface Template
  extends Omit<
    Schemas['Template'],
    | 'settings'
    | 'companies'
    | 'members'
    | 'groups'
    | 'locationCount'
    | 'projectCount'
    | 'permittedActions'
  > {
  accountId: string;
  settings: ProjectSettings;
  companyIds: string[];
  members: TemplateMember[];
  groups: { name: string; memberIds: string[] }[];
  /** Each follows the one that contains it. The ids are those of the project that they are from. */
  locations: Pick<Location, 'id' | 'kind' | 'parentId' | 'name'>[];
}

/** A role by its id, so that a role of the account that changes, or ends, need not be looked for here. */
export interface TemplateMember {
  userId: string;
  roleId: string;
  companyId: string | null;
}

declare module './model.ts' {
  interface TenantState {
    templates: Record<string, Template>;
  }
}
