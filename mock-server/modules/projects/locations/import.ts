import { withoutGuard } from '../../../core/lists/csv.ts';
import { plain } from '../../../core/lists/search.ts';
import type { TenantState } from '../../../core/state/model.ts';
import {
  LOCATION_KINDS,
  type Location,
  MAX_LOCATIONS,
} from '../../../core/state/records/locations.ts';
import type { FieldProblem } from '../../../engine/problem.ts';
import type { components } from '../../../generated/contract.d.ts';
import { LocationTree } from '../../records/locationTree.ts';

type Schemas = components['schemas'];
type Outcome = Schemas['LocationImportOutcome'];
type Row = Schemas['LocationImportRow'];

const MAX_NAME = 100;
const YES = ['yes', 'true'];
const NO = ['no', 'false', ''];

interface Step {
  kind: Schemas['LocationKind'];
  name: string;
}

const textOf = (cell = '') => withoutGuard(cell.trim()).trim();

const stepsOf = (row: Row): Step[] =>
  LOCATION_KINDS.map((kind) => ({ kind, name: textOf(row[kind]) })).filter(({ name }) => name);

interface Walk {
  /** The location, or the innermost one on its path that is there. */
  found: Location | undefined;
  /** What is not there yet. */
  missing: Step[];
  fault: { cell: string; code: string; detail: string } | null;
}

/** Follows the path of a row as far as it is there. */
function walk(tree: LocationTree, row: Row): Walk {
  const steps = stepsOf(row);
  const fault = (cell: string, code: string, detail: string): Walk => ({
    found: undefined,
    missing: [],
    fault: { cell, code, detail },
  });
  if (steps[0]?.kind !== 'building') return fault('building', 'required', 'must have a building');
  const long = steps.find(({ name }) => name.length > MAX_NAME);
  if (long) return fault(long.kind, 'maxLength', `must have at most ${MAX_NAME} characters`);
  let found: Location | undefined;
  for (const [index, { kind, name }] of steps.entries()) {
    const next = tree.named(found?.id ?? null, name);
    if (!next) {
      const isAdding = found && tree.isArchived(found) && !YES.includes(plain(row.archived ?? ''));
      return isAdding
        ? fault(found?.kind ?? kind, 'archived', `'${found?.name}' is archived`)
        : { found, missing: steps.slice(index), fault: null };
    }
    if (next.kind !== kind) {
      return fault(kind, 'unique', `'${next.name}' is the name of a ${next.kind} here`);
    }
    found = next;
  }
  return { found, missing: [], fault: null };
}

/** Imports rows, or only says what would happen. */
export function importLocations(
  state: TenantState,
  projectId: string,
  { rows, mode }: Schemas['ImportProjectLocationsRequest'],
) {
  const tree = new LocationTree(state, projectId);
  const before = tree.count;
  const outcomes = rows.map((row, index): Outcome => {
    const { found, missing, fault } = walk(tree, row);
    const faults: FieldProblem[] = fault
      ? [{ pointer: `/rows/${index}/${fault.cell}`, code: fault.code, detail: fault.detail }]
      : [];
    const archived = plain(textOf(row.archived));
    if (![...YES, ...NO].includes(archived)) {
      const detail = 'must be Yes or No';
      faults.push({ pointer: `/rows/${index}/archived`, code: 'enum', detail });
    }
    if (faults.length === 0 && tree.count + missing.length > MAX_LOCATIONS) {
      const detail = `a project has at most ${MAX_LOCATIONS} locations`;
      faults.push({ pointer: `/rows/${index}/building`, code: 'limit', detail });
    }
    if (faults.length > 0) return { action: 'fault', locationId: null, faults };
    if (missing.length === 0) return { action: 'skip', locationId: found?.id ?? null, faults };
    let parent = found;
    for (const [step, { kind, name }] of missing.entries()) {
      const isLast = step === missing.length - 1;
      const isOwn = isLast && YES.includes(archived) && !(parent && tree.isArchived(parent));
      parent = tree.add({ kind, name, parentId: parent?.id ?? null, archived: isOwn });
    }
    return { action: 'create', locationId: parent?.id ?? null, faults };
  });
  const countOf = (action: Outcome['action']) =>
    outcomes.filter((outcome) => outcome.action === action).length;
  const faultCount = countOf('fault');
  const isImported = mode === 'valid' || (mode === 'all' && faultCount === 0);
  if (isImported) tree.store();
  return {
    // What an import would have added has no id yet.
    rows: isImported
      ? outcomes
      : outcomes.map((outcome) => {
          const isThere = Object.hasOwn(state.locations, outcome.locationId ?? '');
          return isThere ? outcome : { ...outcome, locationId: null };
        }),
    createCount: tree.count - before,
    skipCount: countOf('skip'),
    faultCount,
    isImported,
  };
}
