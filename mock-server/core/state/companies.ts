import type { components } from '../../generated/contract.d.ts';

type Schemas = components['schemas'];

export interface Company
  extends Omit<Schemas['Company'], 'memberCount' | 'projectCount' | 'permittedActions'> {
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
