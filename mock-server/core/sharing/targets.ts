import type { components } from '../../generated/contract.d.ts';
import { projectIdOf } from '../kinds/kind.ts';
import { kindOfTarget } from '../kinds/registry.ts';
import type { Seer } from '../kinds/seer.ts';
import { sees } from '../kinds/sees.ts';
import { type Module, permits } from '../permissions/grants.ts';
import { lookUp, type TenantState } from '../state/model.ts';
import { isUsed } from '../state/projectModules.ts';

type Schemas = components['schemas'];

interface Target {
  title: string;
  /** Whether visitors may see it. */
  isPublic: boolean;
}

type Named = Schemas['PinTarget'] | Schemas['ShareTarget'];

/** Returns the record that a target names, with its kind; null if the project does not have it. */
function foundAt(state: TenantState, projectId: string, { type, id }: Named) {
  const kind = kindOfTarget(type);
  const row = kind?.records && lookUp(kind.records(state), id);
  return kind && row && projectIdOf(kind, row) === projectId ? { kind, row } : null;
}

/** Returns the target, or null if the project does not have it. */
export function targetOf(state: TenantState, projectId: string, target: Named): Target | null {
  const found = foundAt(state, projectId, target);
  const project = lookUp(state.projects, projectId);
  if (!found || !project) return null;
  const { kind, row } = found;
  const isPublic = kind.isPublic?.(row, state) ?? null;
  if (isPublic === null) return null;
  return { title: kind.title?.(row, state) ?? '', isPublic: isPublic && isUsed(project, kind.tag) };
}

/** Tells whether somebody sees a target. */
export function seesTarget(seer: Seer, projectId: string, target: Named): boolean {
  const found = foundAt(seer.call.tenant.state, projectId, target);
  return (
    found !== null &&
    sees(seer, { projectId, type: found.kind.type, id: target.id, row: found.row })
  );
}

/** Tells whether somebody sees a target and may put it into a public link. */
export function sharesTarget(seer: Seer, projectId: string, target: Named): boolean {
  const found = foundAt(seer.call.tenant.state, projectId, target);
  const who = seer.member(projectId);
  if (!found || !who || !seesTarget(seer, projectId, target)) return false;
  const { kind, row } = found;
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
