import type { components } from '../../../generated/contract.d.ts';

/** A location is a building, level, area or room. */
export interface Location {
  id: string;
  projectId: string;
  kind: components['schemas']['LocationKind'];
  parentId: string | null;
  name: string;
}

declare module '../model.ts' {
  interface TenantState {
    /** Each location follows the one that contains it. */
    locations: Record<string, Location>;
  }
}
