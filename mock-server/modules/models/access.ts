import type { Access, MemberCall } from '../../core/access.ts';
import { modelActions } from '../../core/permissions/models.ts';
import { lookUp, type Model } from '../../core/state/model.ts';

export const access = {
  modelId: {
    find({ tenant, member }: MemberCall, id) {
      const model = lookUp(tenant.state.models, id);
      return model?.projectId === member.project.id ? model : null;
    },
    may: ({ member }: MemberCall, model: Model) =>
      modelActions(member.membership, member.project, model),
  },
  versionNumber: {
    find: ({ records }: MemberCall<{ model: Model }>, number) =>
      records.model.versions.find(({ n }) => n === Number(number)),
  },
} satisfies Access;
