import { DEMO_ACCOUNT } from '../../../core/state/account.ts';
import type { Membership, TenantState, User } from '../../../core/state/model.ts';

const TOWER = 'prj_harbor';

const firstNames =
  'Maria Liam Olga Chidi Ingrid Mateo Zoë Ravi Hannah Kwame Leila Jonas Mei Rafael Siobhán Andrej Fatima Lukas Noor Emil Beatriz Tariq Greta Pavel Amara Hugo Yara Oskar Lucía Dmitri Selma Victor Anika Bruno Farah Stefan Naledi Cédric Ewa Marco'.split(
    ' ',
  );
const lastNames =
  'Silva Okafor Petrova Lindqvist Nguyen Ramos Haddad Kowalski Iyer Mensah O’Brien Novak Tanaka Costa Ferreira Schmidt Rossi Adeyemi Larsen Moreau Khan Duarte Weiss Popescu Banda Castillo Jansen Suzuki Mbeki García Volkov Hansen Romano Choi Fischer Diallo Bergström Abbott Quintero Yılmaz Reyes Baker Singh Moretti Park Hoang Sato Dubois Keller Santos'.split(
    ' ',
  );
const trades = ['Electrician', 'Foreman', 'Pipefitter', 'Glazier', 'Site engineer', 'Ironworker'];
const roles = [
  'subcontractor',
  'viewer',
  'superintendent',
  'subcontractor',
  'subcontractor',
] as const;

/** Returns one of a list that begins again at its end. */
function turn<T>(all: readonly T[], index: number): T {
  const found = all[index % all.length];
  if (found === undefined) throw new Error('The list is empty.');
  return found;
}

/**
 * Adds people to Harbor Point Tower up to a total, to test a large team. The first 2,000 have names of their own, and the next
 * ones the same names again.
 */
export function growPeople(state: TenantState, total: number): void {
  const own = state.memberships.filter(({ projectId }) => projectId === TOWER);
  const employers = Object.values(state.companies)
    .filter(({ projectIds }) => projectIds.includes(TOWER))
    .map(({ id }) => id);
  const users: Record<string, User> = {};
  const memberships: Membership[] = [];
  for (let i = 0; i < total - own.length; i++) {
    const id = `usr_s${i + 1}`;
    const name = `${turn(firstNames, i)} ${turn(lastNames, Math.floor(i / firstNames.length))}`;
    users[id] = {
      id,
      accountId: DEMO_ACCOUNT,
      username: name,
      email: `person.${i + 1}@example.com`,
      passwordHash: null,
      verified: true,
      jobTitle: turn(trades, Math.floor(i / 7)),
    };
    memberships.push({
      projectId: TOWER,
      userId: id,
      role: turn(roles, i),
      companyId: turn(employers, i),
    });
  }
  state.users = { ...state.users, ...users };
  state.memberships = [...state.memberships, ...memberships];
}
