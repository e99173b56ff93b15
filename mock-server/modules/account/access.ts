import type { Access } from '../../core/access.ts';
import type { LogCall } from '../../core/members/viewer.ts';

export const access = {
  settings: { find: ({ tenant }: LogCall) => tenant.state.account },
} satisfies Access;
