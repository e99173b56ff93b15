import { projectIdOf } from '../../core/kinds/kind.ts';
import { kindOf } from '../../core/kinds/registry.ts';
import type { Onlooker } from '../../core/kinds/seer.ts';
import type { LogCall, Viewer } from '../../core/members/viewer.ts';
import { lookUp, type TenantState } from '../../core/state/model.ts';
import type { components } from '../../generated/contract.d.ts';
import { allLogs, type RecordType } from './allLogs.ts';
import { seenRecord } from './rights.ts';

type Schemas = components['schemas'];
type Linked = Omit<Schemas['LinkedRecord'], 'type' | 'id'>;
type Link = Schemas['MessageLink'];

const isLogged = (type: Link['type']): type is RecordType => Object.hasOwn(allLogs, type);

const onlookerOf = (state: TenantState, viewer: Viewer): Onlooker => ({
  state,
  project: viewer.project,
  membership: { ...viewer, projectId: viewer.project.id },
  viewer: () => viewer,
});

/** A record that is none of a log, as its kind shows it. */
function findByKind(state: TenantState, viewer: Viewer, { type, id }: Link): Linked | null {
  const kind = kindOf(type);
  const row = kind?.records && lookUp(kind.records(state), id);
  if (!row || !kind.linkStatus || projectIdOf(kind, row) !== viewer.project.id) return null;
  if (kind.sees && !kind.sees(row, onlookerOf(state, viewer))) return null;
  return { number: null, title: kind.title?.(row, state) ?? '', status: kind.linkStatus(row) };
}

function find({ tenant }: LogCall, viewer: Viewer, { type, id }: Link): Linked | null {
  if (!isLogged(type)) return findByKind(tenant.state, viewer, { type, id });
  const record = seenRecord(allLogs[type], tenant.state, viewer, id);
  if (!record) return null;
  const { number, title, status } = record;
  return { number, title, status };
}

/** The linked records that the caller may see. */
export function linkedRecords(
  call: LogCall,
  viewer: Viewer,
  links: readonly Link[],
): Schemas['LinkedRecord'][] {
  return links.flatMap(({ type, id }) => {
    const linked = find(call, viewer, { type, id });
    return linked ? [{ type, id, ...linked }] : [];
  });
}
