import { sheetsOf } from '../../core/permissions/plans.ts';
import type { StoredSheet } from '../../core/state/plans.ts';
import type { Tenant } from '../../core/state/tenant.ts';
import { takeAreasAlong } from '../records/areas.ts';
import { takeAlong } from './carry.ts';
import { activeSheet, sameKey } from './numbers.ts';
import { issuedAt } from './view.ts';

/** Why the drafts of a set cannot be published; null if they can. */
export function draftFault(drafts: readonly StoredSheet[]): string | null {
  if (drafts.length === 0) return 'The set has no drafts.';
  const keys = drafts.map(({ number }) => sameKey(number));
  if (keys.includes('')) return 'Each sheet needs a number.';
  return new Set(keys).size < keys.length ? 'Two sheets have the same number.' : null;
}

/** Makes a sheet the current one of its number: the earlier one is completed, and its pins and locations come along. */
export async function makeActive(tenant: Tenant, sheet: StoredSheet, time: string): Promise<void> {
  const { state } = tenant;
  const touched = (changed: StoredSheet) => ({
    ...changed,
    updatedAt: time,
    version: changed.version + 1,
  });
  const before = activeSheet(state, sheet.projectId, sheet.number);
  if (before && before.id !== sheet.id) {
    await takeAlong(tenant, before, sheet);
    takeAreasAlong(state, before, sheet);
    state.sheets[before.id] = {
      ...touched(before),
      planStatus: 'completed',
      supersededById: sheet.id,
    };
    // Those that the earlier one superseded lead to the current one.
    for (const other of Object.values(state.sheets)) {
      if (other.supersededById === before.id) {
        state.sheets[other.id] = { ...other, supersededById: sheet.id };
      }
    }
  }
  const scale = sheet.metersPerPoint ?? before?.metersPerPoint ?? null;
  state.sheets[sheet.id] = {
    ...touched(sheet),
    planStatus: 'active',
    supersededById: null,
    metersPerPoint: scale,
  };
}

/** Publishes the drafts of a set. A draft that is older than the current sheet of its number is completed at once. */
export async function publishDrafts(tenant: Tenant, setId: string, time: string): Promise<void> {
  const { state } = tenant;
  for (const sheet of sheetsOf(state, setId)) {
    if (sheet.planStatus !== 'draft') continue;
    const current = activeSheet(state, sheet.projectId, sheet.number);
    if (current && issuedAt(state, current) > issuedAt(state, sheet)) {
      state.sheets[sheet.id] = {
        ...sheet,
        planStatus: 'completed',
        supersededById: current.id,
        updatedAt: time,
        version: sheet.version + 1,
      };
    } else {
      await makeActive(tenant, sheet, time);
    }
  }
}
