import type { components } from '../../generated/contract.d.ts';
import { projectIdOf } from '../kinds/kind.ts';
import { kindOfTarget } from '../kinds/registry.ts';
import { lookUp } from '../state/model.ts';
import type { Tenant } from '../state/store.ts';

type Schemas = components['schemas'];

interface Target {
  title: string;
  /** Whether visitors may see it. */
  isPublic: boolean;
}

/** Returns the target, or null if the project does not have it. */
export function targetOf(
  { state }: Tenant,
  projectId: string,
  { type, id }: Schemas['PinTarget'] | Schemas['ShareTarget'],
): Target | null {
  const kind = kindOfTarget(type);
  const row = kind?.records && lookUp(kind.records(state), id);
  if (!row || projectIdOf(kind, row) !== projectId) return null;
  const isPublic = kind.isPublic?.(row, state) ?? null;
  return isPublic === null ? null : { title: kind.title?.(row, state) ?? '', isPublic };
}

interface TargetFilter {
  targetType?: string;
  targetId?: string;
}

/** Tells whether a target matches a filter. */
export const matchesTarget = (
  { type, id }: Schemas['PinTarget'] | Schemas['ShareTarget'],
  { targetType = type, targetId = id }: TargetFilter,
): boolean => type === targetType && id === targetId;
