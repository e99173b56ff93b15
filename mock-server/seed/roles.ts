import { systemLevels } from '../permissions/levels.ts';
import type { CustomRole } from '../state/roles.ts';
import type { Seed } from './seed.ts';

/** A role of the account that nobody has yet. */
const fieldEngineer: CustomRole = {
  id: 'rol_field-engineer',
  name: 'Field engineer',
  description:
    'Supports the superintendent: raises and updates records, and does not approve them.',
  basedOn: 'superintendent',
  levels: systemLevels('superintendent'),
  flags: ['export'],
  version: 1,
};

export const seed: Seed = () => ({ roles: { [fieldEngineer.id]: { ...fieldEngineer } } });
