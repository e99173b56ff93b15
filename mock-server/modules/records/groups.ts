import type { Order } from '../../core/lists/page.ts';
import { nameOf } from '../../core/members/people.ts';
import { lookUp } from '../../core/state/model.ts';
import type { LogRecord } from '../../core/state/records/logs.ts';
import type { Tenant } from '../../core/state/tenant.ts';
import type { components } from '../../generated/contract.d.ts';
import { locationOf } from './locations.ts';

type Schemas = components['schemas'];
type Group = Schemas['LogGroup'];

/** Returns the building and level of a location: the part of its path that a walk through the site follows. */
export function levelOf(tenant: Tenant, id: string | null): Pick<Group, 'id' | 'name'> | null {
  const location = id === null ? undefined : lookUp(tenant.state.locations, id);
  if (!location) return null;
  if (location.kind === 'area' || location.kind === 'room') {
    return levelOf(tenant, location.parentId);
  }
  return { id: location.id, name: locationOf(tenant, location.id)?.path.join(', ') ?? '' };
}

function companyOf(tenant: Tenant, record: LogRecord): Pick<Group, 'id' | 'name'> | null {
  const responsible =
    'responsibleCompanyId' in record ? (record.responsibleCompanyId as string | null) : null;
  const [assignee] = record.assigneeIds;
  const id = responsible ?? assignee;
  if (!id) return null;
  const company = lookUp(tenant.state.companies, id);
  if (company) return { id, name: company.name };
  const employer = tenant.state.memberships.find(
    ({ projectId, userId }) => projectId === record.projectId && userId === id,
  )?.companyId;
  return employer ? { id: employer, name: nameOf(tenant, employer) } : null;
}

function groupOf(tenant: Tenant, grouping: Schemas['LogGrouping'], record: LogRecord) {
  if (grouping === 'location') return levelOf(tenant, record.projectLocationId);
  if (grouping === 'company') return companyOf(tenant, record);
  const [id] = record.assigneeIds;
  return id === undefined ? null : { id, name: nameOf(tenant, id) };
}

/** Keys of any kind as text in the same order. Records without a key stay last in both directions. */
function textOf(key: string | number | null, downwards: boolean): string {
  if (key === null) return downwards ? '0' : '2';
  const text = typeof key === 'number' ? (key + 1e15).toFixed(0).padStart(20, '0') : key;
  return `1${text}`;
}

/** Groups records. Returns the groups in their order, and the order of the grouped list. */
export function grouped<R extends LogRecord>(
  tenant: Tenant,
  grouping: Schemas['LogGrouping'],
  records: readonly R[],
  order: Order<R>,
): { groups: Group[]; order: Order<R> } {
  const found = new Map<string | null, Group>();
  const groupIds = new Map<string, string | null>();
  for (const record of records) {
    const { id, name } = groupOf(tenant, grouping, record) ?? { id: null, name: '' };
    groupIds.set(record.id, id);
    found.set(id, { id, name, count: (found.get(id)?.count ?? 0) + 1 });
  }
  const groups = [...found.values()].sort(
    (a, b) =>
      Number(a.id === null) - Number(b.id === null) ||
      a.name.localeCompare(b.name, 'en', { numeric: true }) ||
      (a.id ?? '').localeCompare(b.id ?? ''),
  );
  const ranks = new Map(groups.map(({ id }, rank) => [id, rank]));
  const { name, downwards, keyOf } = order;
  return {
    groups,
    order: {
      name: `${grouping} ${name}`,
      downwards,
      keyOf: (record) => {
        const rank = ranks.get(groupIds.get(record.id) ?? null) ?? groups.length;
        // The order goes down through the ranks as well.
        const place = downwards ? groups.length - rank : rank;
        return `${String(place).padStart(6, '0')} ${textOf(keyOf(record), downwards)}`;
      },
    },
  };
}
