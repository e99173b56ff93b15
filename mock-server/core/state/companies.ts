import type { components } from '../../generated/contract.d.ts';

type Schemas = components['schemas'];

export interface Company
  extends Pick<
    Schemas['Company'],
    | 'id'
    | 'name'
    | 'code'
    | 'trade'
    | 'status'
    | 'address'
    | 'taxId'
    | 'hideMembersFromOtherSubs'
    | 'contacts'
    | 'createdAt'
    | 'updatedAt'
    | 'version'
  > {
  /** The projects that it works on, even if none of its people has an account. */
  projectIds: string[];
  /** Null for the companies of the demo. */
  createdById: string | null;
}

declare module './model.ts' {
  interface TenantState {
    companies: Record<string, Company>;
  }
}
