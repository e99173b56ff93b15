import type { GuardedHandlers } from '../../../core/access.ts';
import { logRecords } from '../../../core/consistency.ts';
import { csvReply } from '../../../core/lists/csv.ts';
import { seesSheet } from '../../../core/permissions/plans.ts';
import { lookUp } from '../../../core/state/model.ts';
import { MAX_LOCATIONS } from '../../../core/state/records/locations.ts';
import { invalid, refuse } from '../../../engine/problem.ts';
import { LocationTree } from '../../records/locationTree.ts';
import type { access } from '../access.ts';
import { locationsCsv } from '../locations/csv.ts';
import { importLocations } from '../locations/import.ts';
import { usedIds, viewOf } from '../locations/view.ts';

const nameTaken = () => {
  const detail = 'Another location in the same one has it already.';
  return refuse('NAME_TAKEN', { errors: [{ pointer: '/name', code: 'unique', detail }] });
};

export const handlers = {
  listProjectLocations(call) {
    const { projectId } = call.params;
    const { state } = call.tenant;
    const tree = new LocationTree(state, projectId);
    const data = tree.inOrder().map(viewOf(state, call.member, tree));
    return { status: 200, body: { success: true, data } };
  },

  createProjectLocation(call) {
    const { projectId } = call.params;
    const { state } = call.tenant;
    const { kind, name, parentId = null, position } = call.body;
    const tree = new LocationTree(state, projectId);
    const wrong = tree.refusesIn(kind, parentId);
    if (wrong) return invalid('/parentId', wrong.code, wrong.detail);
    if (tree.named(parentId, name)) return nameTaken();
    if (tree.count >= MAX_LOCATIONS) return refuse('LIMIT_REACHED');
    const added = tree.add({ kind, name, parentId, archived: false }, position);
    tree.store();
    const data = viewOf(state, call.member, tree)(added);
    return { status: 201, body: { success: true, data } };
  },

  updateProjectLocation(call) {
    const { projectId } = call.params;
    const { state } = call.tenant;
    const { location: before } = call.records;
    const { version, clear = [], position, ...changes } = call.body;
    const next = { ...before, ...changes, version: version + 1 };
    next.name = next.name.trim();
    if (clear.includes('sheetArea')) next.sheetArea = null;
    const tree = new LocationTree(state, projectId);
    const wrong =
      next.parentId === before.parentId ? null : tree.refusesIn(before.kind, next.parentId);
    if (wrong) return invalid('/parentId', wrong.code, wrong.detail);
    if ((tree.named(next.parentId, next.name)?.id ?? before.id) !== before.id) return nameTaken();
    const sheet = changes.sheetArea && lookUp(state.sheets, changes.sheetArea.sheetId);
    if (changes.sheetArea && (sheet?.projectId !== projectId || !seesSheet(call.member, sheet))) {
      return invalid('/sheetArea/sheetId', 'reference', 'must be a sheet of the project');
    }
    tree.replace(before, next, position);
    tree.store();
    const after = new LocationTree(state, projectId);
    const data = viewOf(state, call.member, after)(after.get(before.id) ?? next);
    return { status: 200, body: { success: true, data } };
  },

  deleteProjectLocation(call) {
    const { projectId } = call.params;
    const { state } = call.tenant;
    const { location } = call.records;
    const tree = new LocationTree(state, projectId);
    if (usedIds(tree, logRecords(state)).has(location.id)) {
      const detail = 'Records name it, or a location in it. Archive it instead.';
      return refuse('WRONG_STATE', { detail });
    }
    for (const { id } of [...tree.inOrder(location.id), location]) delete state.locations[id];
    return { status: 200, body: { success: true } };
  },

  importProjectLocations(call) {
    const data = importLocations(call.tenant.state, call.params.projectId, call.body);
    return { status: 200, body: { success: true, data } };
  },

  exportProjectLocations(call) {
    const tree = new LocationTree(call.tenant.state, call.params.projectId);
    return csvReply('locations', call.now, locationsCsv(tree));
  },
} satisfies GuardedHandlers<typeof access>;
