import { accountRolesOf, isGrantedInAccount } from '../permissions/account.ts';
import { exceeds, isGranted } from '../permissions/grants.ts';
import { baseOf } from '../permissions/roles.ts';
import type { Role } from '../state/roles.ts';
import type { LogCall, Viewer } from './viewer.ts';

/**
 * Nobody gives a role that permits what their own does not, apart from those who define the roles.
 * @param viewer the caller in the project
 */
export const mayGive = (
  call: LogCall,
  { project: { accountId }, role: own }: Viewer,
  given: Role,
): boolean =>
  (baseOf(given) !== 'project_admin' || isGranted('team', own, 'appoint')) &&
  (!exceeds(given, own) || isGrantedInAccount('roles', accountRolesOf(call, accountId), 'update'));
