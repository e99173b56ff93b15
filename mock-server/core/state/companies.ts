import type { components } from '../../generated/contract.d.ts';

type Schemas = components['schemas'];

export interface Company
  extends Omit<Schemas['Company'], 'memberCount' | 'projectCount' | 'permittedActions'> {
  accountId: string;
  /** The sample project that it was invented for. */
  sampleOf?: string;
  /** It can work on a project before any of its people has an account. */
  projectIds: string[];
  /** The companies of the demo have none. */
  createdById: string | null;
}

declare module './model.ts' {
  interface TenantState {
    companies: Record<string, Company>;
  }
}
