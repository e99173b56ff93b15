import { plain, searchesFor } from '../../core/lists/search.ts';
import { seesContacts } from '../../core/members/contacts.ts';
import { personOf } from '../../core/members/people.ts';
import type { LogCall, Viewer } from '../../core/members/viewer.ts';
import { dutiesOf } from '../../core/permissions/grants.ts';
import { shownRole } from '../../core/permissions/roles.ts';
import { lookUp, type Membership } from '../../core/state/model.ts';
import type { components, operations } from '../../generated/contract.d.ts';

type Schemas = components['schemas'];
type Member = Schemas['ProjectMember'];
type Query = NonNullable<operations['listProjectMembers']['parameters']['query']>;

/** Returns the people of a project by their ids. */
export function membersById(call: LogCall, viewer: Viewer): ReadonlyMap<string, Member> {
  const { memberships, companies, users } = call.tenant.state;
  const own = memberships.filter(({ projectId }) => projectId === viewer.project.id);
  const duties = new Map([...new Set(own.map(({ role }) => role))].map((r) => [r, dutiesOf(r)]));
  const members = own.map(({ userId, role, companyId }) => ({
    ...personOf(call, userId),
    jobTitle: lookUp(users, userId)?.jobTitle ?? null,
    ...shownRole(role),
    duties: (duties.get(role) ?? []) as Schemas['MemberDuty'][],
    companyId,
    companyName: companyId === null ? null : (lookUp(companies, companyId)?.name ?? null),
  }));
  const distinctions = distinctionsOf(call, viewer, members, own);
  return new Map(
    members.map((member) => [
      member.id,
      { ...member, distinction: distinctions.get(member.id) ?? null },
    ]),
  );
}

type Told = Omit<Member, 'distinction'>;

/** Returns what tells people of the same name apart, by their ids. */
function distinctionsOf(
  call: LogCall,
  viewer: Viewer,
  members: readonly Told[],
  memberships: readonly Membership[],
): ReadonlyMap<string, string> {
  const workOf = ({ jobTitle, companyName }: Told) =>
    [jobTitle, companyName].filter(Boolean).join(', ');
  const byName = new Map<string, Told[]>();
  for (const member of members) {
    const name = plain(member.name);
    const known = byName.get(name);
    if (known) known.push(member);
    else byName.set(name, [member]);
  }
  const alike = [...byName.values()].filter(({ length }) => length > 1);
  const own = new Map(memberships.map((membership) => [membership.userId, membership]));
  return new Map(
    alike.flatMap((people) =>
      people.map((person): [string, string] => {
        const work = workOf(person);
        const others = people.filter((other) => other !== person);
        if (work && !others.some((other) => workOf(other) === work)) return [person.id, work];
        const membership = own.get(person.id);
        const isOpen = membership && seesContacts(call, viewer, membership);
        const email = isOpen ? lookUp(call.tenant.state.users, person.id)?.email : undefined;
        return [person.id, [work, email ?? person.roleName].filter(Boolean).join(', ')];
      }),
    ),
  );
}

/** Returns the people of a project, its companies and roles, as a query asks for them. */
export function membersOf(
  call: LogCall,
  viewer: Viewer,
  { q, ids, duty, companyId }: Query = {},
): Omit<Schemas['ProjectMemberListResult'], 'success' | 'nextCursor'> {
  const { companies } = call.tenant.state;
  const { id: projectId, leadCompanyId } = viewer.project;
  const finds = searchesFor(q);
  const wanted = ids && new Set(ids);
  const all = [...membersById(call, viewer).values()];
  const people = new Map<string, number>();
  for (const member of all) {
    const employer = member.companyId ?? '';
    people.set(employer, (people.get(employer) ?? 0) + 1);
  }
  const roles = new Map(all.map(({ role, roleName }) => [role, roleName]));
  return {
    roles: [...roles]
      .map(([id, name]) => ({ id, name }))
      .filter(({ name }) => finds(name))
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
    data: all.filter(
      (member) =>
        (!wanted || wanted.has(member.id)) &&
        (!duty || member.duties.includes(duty)) &&
        (!companyId || member.companyId === companyId) &&
        finds(member.name, member.jobTitle ?? '', member.companyName ?? '', member.roleName),
    ),
    companies: Object.values(companies)
      .filter(
        ({ id, name, code, projectIds }) =>
          projectIds.includes(projectId) && (!wanted || wanted.has(id)) && finds(name, code),
      )
      .map(({ id, name, code, trade, status }) => ({
        id,
        name,
        code,
        trade,
        status,
        lead: id === leadCompanyId,
        memberCount: people.get(id) ?? 0,
      }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
  };
}
