import type { components } from '../generated/contract.d.ts';
import type { Membership, ProjectRole, Scan } from './model.ts';

type ScanAction = components['schemas']['ScanAction'];
type ProjectAction = components['schemas']['ProjectAction'];

const EVERYTHING: ScanAction[] = ['update', 'delete', 'download', 'make_private', 'make_public'];

/** What a role may do in a project. */
const PROJECT_ACTIONS: Record<ProjectRole, ProjectAction[]> = {
  project_admin: ['create_scan'],
  project_manager: ['create_scan'],
  superintendent: ['create_scan'],
  design_reviewer: [],
  subcontractor: [],
  owner: [],
  viewer: [],
};

/** What a role may do with a scan, and what more with one's own. */
const SCAN_ACTIONS: Record<ProjectRole, { any: ScanAction[]; own?: ScanAction[] }> = {
  project_admin: { any: EVERYTHING },
  project_manager: { any: EVERYTHING },
  superintendent: { any: ['download'], own: ['update', 'download'] },
  design_reviewer: { any: ['download'] },
  subcontractor: { any: ['download'] },
  owner: { any: ['download'] },
  viewer: { any: [] },
};

export const projectActions = ({ role }: Membership): ProjectAction[] => PROJECT_ACTIONS[role];

export function scanActions({ role, userId }: Membership, scan: Scan): ScanAction[] {
  const { any, own } = SCAN_ACTIONS[role];
  return own && scan.createdById === userId ? own : any;
}
