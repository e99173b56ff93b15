import type { Access } from '../../core/access.ts';
import type { LogCall } from '../../core/members/viewer.ts';
import { lookUp } from '../../core/state/model.ts';

export const access = {
  templateId: { find: ({ tenant }: LogCall, id) => lookUp(tenant.state.templates, id) },
} satisfies Access;
