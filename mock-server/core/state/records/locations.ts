import type { components } from '../../../generated/contract.d.ts';

type Kind = components['schemas']['LocationKind'];

/** A location is a building, level, area or room. Handlers replace it, because tenants share those of the demo. */
export interface Location {
  id: string;
  projectId: string;
  kind: Kind;
  parentId: string | null;
  name: string;
  /** Orders it among the locations in the same one. */
  position: number;
  /** Whether it is archived itself. */
  archived: boolean;
  sheetArea: components['schemas']['SheetArea'] | null;
  version: number;
}

/** The kinds, from the outermost. */
export const LOCATION_KINDS = ['building', 'level', 'area', 'room'] as const satisfies Kind[];

/** How many locations a project has at most. */
export const MAX_LOCATIONS = 5_000;

/** Tells whether a location of a kind can be in one of another kind, or, without one, at the top. */
export const fitsIn = (kind: Kind, container: Kind | undefined): boolean =>
  container === undefined
    ? kind === 'building'
    : LOCATION_KINDS.indexOf(container) < LOCATION_KINDS.indexOf(kind);

declare module '../model.ts' {
  interface TenantState {
    locations: Record<string, Location>;
  }
}
