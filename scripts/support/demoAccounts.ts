import { demoAccounts } from '../../mock-server/modules/account/seed/accounts.ts';
import { table } from './table.ts';

/** Returns the accounts to sign in with at the mock, as a table for the terminal. */
export const demoAccountTable = (): string =>
  table(
    ['Email', 'Password', 'Name', 'Role', 'Note'],
    demoAccounts.map(({ email, password, name, role, note }) => [
      email,
      password,
      name,
      role.replaceAll('_', ' '),
      note,
    ]),
  );
