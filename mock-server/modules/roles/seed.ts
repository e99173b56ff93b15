import { systemLevels } from '../../core/permissions/levels.ts';
import type { Seed } from '../../core/seed.ts';
import { DEMO_ACCOUNT } from '../../core/state/account.ts';
import type { CustomRole } from '../../core/state/roles.ts';

/** A role of the account that nobody has yet. */
const fieldEngineer: CustomRole = {
  id: 'rol_field-engineer',
  accountId: DEMO_ACCOUNT,
  name: 'Field engineer',
  description:
    'Supports the superintendent: raises and updates records, and does not approve them.',
  basedOn: 'superintendent',
  levels: systemLevels('superintendent'),
  flags: ['export'],
  version: 1,
};

export const seed: Seed = () => ({ roles: { [fieldEngineer.id]: { ...fieldEngineer } } });
