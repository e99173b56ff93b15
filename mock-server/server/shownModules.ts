import { memberOf } from '../core/members/members.ts';
import { isGranted } from '../core/permissions/grants.ts';
import type { MockWorld } from '../core/state/call.ts';
import type { Guard } from '../engine/call.ts';
import { refuse } from '../engine/problem.ts';

/** The modules of which a role of the account may see nothing, by the tag of their operations. */
const MODULES = {
  scans: 'scans',
  models: 'models',
  tours: 'tours',
  photos: 'photos',
  videos: 'videos',
} as const;

/**
 * Hides a module from roles without its `view`, so that no handler has to: a list answers 403, as it is known to
 * exist, and everything else 404.
 */
export const guard: Guard<MockWorld> = ({ tag, method }, params, call) => {
  const { projectId } = params;
  const module = MODULES[tag as keyof typeof MODULES];
  if (projectId === undefined || !module) return null;
  const member = memberOf(call, projectId);
  if (!member || isGranted(module, member.membership.role, 'view')) return null;
  const isOfAll = Object.keys(params).length === 1 || method.toUpperCase() === 'POST';
  return refuse(isOfAll ? 'FORBIDDEN' : 'NOT_FOUND');
};
