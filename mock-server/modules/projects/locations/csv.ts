import { csv } from '../../../core/lists/csv.ts';
import { LOCATION_KINDS } from '../../../core/state/records/locations.ts';
import type { LocationTree } from '../../records/locationTree.ts';

export function locationsCsv(tree: LocationTree): Buffer {
  const rows = tree.inOrder().map((location) => {
    const names = new Map<string, string>();
    for (let at = tree.get(location.id); at; at = tree.get(at.parentId))
      names.set(at.kind, at.name);
    const archived = tree.isArchived(location) ? 'Yes' : 'No';
    return [...LOCATION_KINDS.map((kind) => names.get(kind) ?? ''), archived];
  });
  return csv(['Building', 'Level', 'Area', 'Room', 'Archived'], rows);
}
