import { opaque } from '../../kinds/fields.ts';
import { follow } from '../../kinds/kind.ts';

export const followed = [
  follow(({ account }) => [['account', account]], {
    type: 'account',
    module: 'account',
    record: (account) => ({ id: 'account', title: account.name }),
    projectId: () => null,
    fields: ({ logo, version: _, passwordsAgeSince: __, ...settings }) => ({
      ...settings,
      logo: opaque(logo),
    }),
  }),
];
