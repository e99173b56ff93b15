import type { components } from '../../generated/contract.d.ts';
import { projectIdOf } from '../kinds/kind.ts';
import { kindOfTarget } from '../kinds/registry.ts';
import type { Seer } from '../kinds/seer.ts';
import { sees } from '../kinds/sees.ts';
import { type Module, permits } from '../permissions/grants.ts';
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

/** Tells whether somebody sees a target. */
export function seesTarget(
  seer: Seer,
  projectId: string,
  { type, id }: Schemas['PinTarget'] | Schemas['ShareTarget'],
): boolean {
  const kind = kindOfTarget(type);
  const row = kind?.records && lookUp(kind.records(seer.call.tenant.state), id);
  return row !== undefined && sees(seer, { projectId, type: kind?.type ?? '', id, row });
}

/** Tells whether somebody who sees a target may put it into a public link. */
export function sharesTarget(
  seer: Seer,
  projectId: string,
  { type, id }: Schemas['ShareTarget'],
): boolean {
  const kind = kindOfTarget(type);
  const row = kind?.records && lookUp(kind.records(seer.call.tenant.state), id);
  const who = seer.member(projectId);
  if (!kind || !row || !who) return false;
  const { membership, project } = who;
  return kind.shares
    ? kind.shares(row, who)
    : permits(kind.tag as Module, membership.role, project, 'share' as never);
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
