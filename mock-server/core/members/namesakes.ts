import { plain } from '../lists/search.ts';
import { shownRole } from '../permissions/roles.ts';
import { lookUp, type Membership, type TenantState, type User } from '../state/model.ts';
import type { Tenant } from '../state/tenant.ts';

/** Puts what has the same key together. */
function grouped<T>(all: readonly T[], keyOf: (each: T) => string): ReadonlyMap<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const each of all) {
    const group = groups.get(keyOf(each));
    if (group) group.push(each);
    else groups.set(keyOf(each), [each]);
  }
  return groups;
}

function distinctions({ users, memberships, companies }: TenantState): ReadonlyMap<string, string> {
  const alike = [...grouped(Object.values(users), ({ username }) => plain(username)).values()];
  const namesakes = alike.filter(({ length }) => length > 1);
  // Most accounts have none.
  const own =
    namesakes.length > 0 ? grouped(memberships, ({ userId }) => userId) : new Map<string, never>();
  const placesOf = ({ id }: User): readonly Membership[] => own.get(id) ?? [];
  /** Whether a person can see both of them. */
  const canMeet = (one: User, other: User) => {
    if (one.accountId === other.accountId && one.sampleOf === other.sampleOf) return true;
    const projects = new Set(placesOf(one).map(({ projectId }) => projectId));
    return placesOf(other).some(({ projectId }) => projects.has(projectId));
  };
  const workOf = (user: User) => {
    const employer = placesOf(user).find(({ companyId }) => companyId !== null)?.companyId;
    const company = employer ? lookUp(companies, employer)?.name : undefined;
    return [user.jobTitle, company].filter(Boolean).join(', ');
  };
  const roleNameOf = (user: User) => {
    const [first] = placesOf(user);
    return first && shownRole(first.role).roleName;
  };
  return new Map(
    namesakes.flatMap((people) =>
      people.flatMap((person): [string, string][] => {
        const others = people.filter((other) => other !== person && canMeet(person, other));
        if (others.length === 0) return [];
        const work = workOf(person);
        const isTold = work !== '' && !others.some((other) => workOf(other) === work);
        const text = isTold ? work : [work, roleNameOf(person)].filter(Boolean).join(', ');
        return text ? [[person.id, text]] : [];
      }),
    ),
  );
}

/** Returns what tells a person apart from others of the same name; undefined if nobody else has it. */
export const distinctionOf = (tenant: Tenant, id: string): string | undefined =>
  tenant.remember('namesakes', () => distinctions(tenant.state)).get(id);
