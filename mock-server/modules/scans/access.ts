import type { Access, MemberCall } from '../../core/access.ts';
import { scanActions } from '../../core/permissions/models.ts';
import { lookUp, type Scan } from '../../core/state/model.ts';

export const access = {
  scanId: {
    find({ tenant, member }: MemberCall, id) {
      const scan = lookUp(tenant.state.scans, id);
      return scan?.projectId === member.project.id ? scan : null;
    },
    may: ({ member }: MemberCall, scan: Scan) =>
      scanActions(member.membership, member.project, scan),
  },
} satisfies Access;
