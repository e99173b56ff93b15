import { type PeopleCall, personOf } from '../../core/members/people.ts';
import { dutiesOf } from '../../core/permissions/grants.ts';
import { shownRole } from '../../core/permissions/roles.ts';
import { lookUp } from '../../core/state/model.ts';
import type { components } from '../../generated/contract.d.ts';

type Schemas = components['schemas'];

/** Returns the people of a project and their companies. */
export function membersOf(
  call: PeopleCall,
  projectId: string,
): { members: Schemas['ProjectMember'][]; companies: Schemas['ProjectCompany'][] } {
  const { memberships, companies, users, projects } = call.tenant.state;
  const ownMemberships = memberships.filter((m) => m.projectId === projectId);
  const leadCompanyId = lookUp(projects, projectId)?.leadCompanyId;
  return {
    members: ownMemberships.map(({ userId, role, companyId }) => ({
      ...personOf(call, userId),
      jobTitle: lookUp(users, userId)?.jobTitle ?? null,
      ...shownRole(role),
      duties: dutiesOf(role) as Schemas['MemberDuty'][],
      companyId,
      companyName: companyId === null ? null : (companies[companyId]?.name ?? null),
    })),
    companies: Object.values(companies)
      .filter(({ projectIds }) => projectIds.includes(projectId))
      .map(({ id, name, code, trade, status }) => ({
        id,
        name,
        code,
        trade,
        status,
        lead: id === leadCompanyId,
        memberCount: ownMemberships.filter(({ companyId }) => companyId === id).length,
      }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
  };
}
