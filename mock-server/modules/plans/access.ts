import type { Access, MemberCall } from '../../core/access.ts';
import { seesSet, seesSheet, setGrants, sheetGrants } from '../../core/permissions/plans.ts';
import { lookUp } from '../../core/state/model.ts';
import type { StoredPlanSet, StoredSheet } from '../../core/state/plans.ts';

type Lookup = Pick<MemberCall, 'tenant' | 'member'>;

export const access = {
  planSetId: {
    find({ tenant: { state }, member }: Lookup, id) {
      const set = lookUp(state.planSets, id);
      return set?.projectId === member.project.id && seesSet(state, member, set) ? set : null;
    },
    may: ({ tenant, member }: MemberCall, set: StoredPlanSet) =>
      setGrants(tenant.state, member, set),
  },
  sheetId: {
    find({ tenant, member }: Lookup, id) {
      const sheet = lookUp(tenant.state.sheets, id);
      return sheet?.projectId === member.project.id && seesSheet(member, sheet) ? sheet : null;
    },
    may: ({ tenant, member }: MemberCall, sheet: StoredSheet) =>
      sheetGrants(tenant.state, member, sheet),
  },
} satisfies Access;
