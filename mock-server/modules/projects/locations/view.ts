import { viewerAs } from '../../../core/members/viewer.ts';
import { seesSheet } from '../../../core/permissions/plans.ts';
import { lookUp, type Member, type TenantState } from '../../../core/state/model.ts';
import type { Location } from '../../../core/state/records/locations.ts';
import type { LogRecord } from '../../../core/state/records/logs.ts';
import type { components } from '../../../generated/contract.d.ts';
import { allLogs } from '../../records/allLogs.ts';
import type { LocationTree } from '../../records/locationTree.ts';
import { seenRecords } from '../../records/rights.ts';

/** Returns the ids of the locations that records name, and of those that contain these. */
export function usedIds({ get }: LocationTree, records: Iterable<LogRecord>): Set<string> {
  const used = new Set<string>();
  for (const { projectLocationId } of records) {
    let location = get(projectLocationId);
    while (location && !used.has(location.id)) {
      used.add(location.id);
      location = get(location.parentId);
    }
  }
  return used;
}

/** Returns how the contract shows locations to a member. Records that the member does not see leave no trace. */
export function viewOf(state: TenantState, member: Member, tree: LocationTree) {
  const viewer = viewerAs(state, member);
  const seen = Object.values(allLogs).flatMap((log) =>
    seenRecords(log, viewer, log.records(state)),
  );
  const used = usedIds(tree, seen);
  return (location: Location): components['schemas']['ProjectLocation'] => {
    const { id, kind, parentId, name, sheetArea, version } = location;
    const sheet = sheetArea && lookUp(state.sheets, sheetArea.sheetId);
    return {
      id,
      kind,
      parentId,
      name,
      path: tree.pathOf(location),
      archived: tree.isArchived(location),
      inUse: used.has(id),
      sheetArea: sheet && seesSheet(member, sheet) ? sheetArea : null,
      version,
    };
  };
}
