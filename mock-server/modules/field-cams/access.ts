import type { Access, MemberCall } from '../../core/access.ts';
import { fieldCamActions } from '../../core/permissions/media.ts';
import type { FieldCam } from '../../core/state/media.ts';
import { lookUp } from '../../core/state/model.ts';

export const access = {
  fieldCamId: {
    find({ tenant, member }: MemberCall, id) {
      const cam = lookUp(tenant.state.fieldCams, id);
      return cam?.projectId === member.project.id ? cam : null;
    },
    may: ({ member }: MemberCall) => fieldCamActions(member.membership, member.project),
  },
  timelapseId: {
    find: ({ records }: MemberCall<{ fieldCam: FieldCam }>, timelapseId) =>
      records.fieldCam.timelapses.find(({ id }) => id === timelapseId),
  },
} satisfies Access;
