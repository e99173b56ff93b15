import type { Seed } from '../../../core/seed.ts';
import { DEMO_ACCOUNT, newAccount } from '../../../core/state/account.ts';

/** The account that all people, companies and projects of the demo belong to. */
export const seed: Seed = () => ({
  accounts: { [DEMO_ACCOUNT]: newAccount(DEMO_ACCOUNT, 'Meridian Builders') },
});
