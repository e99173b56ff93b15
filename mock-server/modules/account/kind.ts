import { opaque } from '../../core/kinds/fields.ts';
import { follow, type Kind } from '../../core/kinds/kind.ts';
import { accountOfRow } from '../../core/state/account.ts';
import type { TenantState } from '../../core/state/model.ts';
import { fileOfPicture } from '../../core/state/userPictures.ts';

export const kinds: readonly Kind[] = [
  {
    type: 'account',
    module: 'account',
    seesInAccount: (row, { call }) => accountOfRow(row) === call.user().accountId,
  },
];

export const followed = [
  follow(({ accounts }) => Object.entries(accounts), {
    type: 'account',
    isChangedInPlace: true,
    module: 'account',
    record: (account) => ({ id: 'account', title: account.name }),
    projectId: () => null,
    fields: ({
      id: _,
      logo,
      version: ____,
      passwordsAgeSince: __,
      secondFactorSince: ___,
      ...settings
    }) => ({
      ...settings,
      logo: opaque(logo),
    }),
  }),
  follow(({ signInDomains }) => Object.entries(signInDomains), {
    type: 'account',
    isChangedInPlace: true,
    module: 'account',
    record: ({ domain }) => ({ id: 'account', title: `Sign-in of ${domain}` }),
    projectId: () => null,
    fields: ({ id: _, proof: __, version: ___, clientSecret, ...shown }) => ({
      ...shown,
      clientSecret: opaque(clientSecret),
    }),
  }),
];

export const files = ({ accounts }: TenantState) =>
  Object.values(accounts).map(({ logo }) => fileOfPicture(logo));
