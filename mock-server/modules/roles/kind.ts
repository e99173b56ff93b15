import type { Events } from '../../core/kinds/event.ts';
import { flat } from '../../core/kinds/fields.ts';
import { kind } from '../../core/kinds/kind.ts';

export const kinds = [
  kind('roles', {
    type: 'role',
    module: 'roles',
    title: ({ name }) => name,
    fields: ({ levels, flags, ...role }) => ({
      name: role.name,
      description: role.description,
      flags,
      ...flat('levels', levels),
    }),
  }),
];

export const events: Events = {
  openSeeAs: {
    action: 'seen_as',
    module: 'roles',
    of: (call, reply) => {
      const { data } = (reply as { body: { data: { user: { username: string } } } }).body;
      return {
        projectId: String(call.body?.projectId),
        changes: [{ field: 'seenAs', from: null, to: data.user.username }],
      };
    },
  },
};
