import type { Seed } from '../../core/seed.ts';
import { DEMO_ACCOUNT } from '../../core/state/account.ts';
import { daysAfter, todayIn } from '../../core/state/dates.ts';
import type { Membership, Project, ProjectRole } from '../../core/state/model.ts';
import { newSettings } from '../../core/state/projectSettings.ts';
import { employers, LEAD } from '../companies/seed.ts';

const dateAfter = (now: number, days: number) => daysAfter(todayIn({ timeZone: 'PST' }, now), days);

/** @param now milliseconds since the epoch; all dates are relative to it */
function seedProjects(now: number): Record<string, Project> {
  const projects: Project[] = [
    {
      accountId: DEMO_ACCOUNT,
      id: 'prj_harbor',
      code: 'HBR',
      name: 'Harbor Point Tower',
      description: 'Twelve stories of offices over a retail podium and two parking levels.',
      projectType: 'Commercial - Office',
      status: 'ongoing',
      address: '480 Harbor Street, Seattle, WA 98104',
      timeZone: 'PST',
      currency: 'USD',
      units: 'imperial',
      startDate: dateAfter(now, -313),
      targetFinishDate: dateAfter(now, 308),
      coverFileId: 'fil_cover_harbor',
      leadCompanyId: LEAD,
      settings: newSettings(),
    },
    {
      accountId: DEMO_ACCOUNT,
      id: 'prj_riverside',
      code: 'RCC',
      name: 'Riverside Community Clinic',
      description: 'Outpatient clinic with imaging, in the shell of a former market hall.',
      projectType: 'Healthcare Facility',
      status: 'ongoing',
      address: '1275 Penn Avenue, Pittsburgh, PA 15222',
      timeZone: 'EST',
      currency: 'USD',
      units: 'imperial',
      startDate: dateAfter(now, -141),
      targetFinishDate: dateAfter(now, 452),
      coverFileId: 'fil_cover_riverside',
      leadCompanyId: LEAD,
      settings: newSettings(),
    },
    {
      accountId: DEMO_ACCOUNT,
      id: 'prj_oakline',
      code: 'OAK',
      name: 'Oakline Residences',
      description: 'Forty-two apartments in three buildings, handed over to the owner.',
      projectType: 'Residential - Multi Family',
      status: 'finished',
      address: '3900 Oak Lawn Avenue, Dallas, TX 75219',
      timeZone: 'CST',
      currency: 'EUR',
      units: 'metric',
      startDate: dateAfter(now, -702),
      targetFinishDate: null,
      coverFileId: null,
      leadCompanyId: LEAD,
      settings: newSettings(),
    },
  ];
  return Object.fromEntries(projects.map((project) => [project.id, project]));
}

/** The role of each person. */
const members: Record<string, Record<string, ProjectRole>> = {
  prj_harbor: {
    usr_ana: 'project_manager',
    usr_marcus: 'superintendent',
    usr_priya: 'design_reviewer',
    usr_diego: 'subcontractor',
    usr_helen: 'owner',
    usr_grace: 'viewer',
    usr_tom: 'project_admin',
    usr_nora: 'viewer',
    usr_kofi: 'superintendent',
    usr_lena: 'design_reviewer',
    usr_sam: 'subcontractor',
    usr_yuki: 'design_reviewer',
    usr_rosa: 'subcontractor',
  },
  prj_riverside: {
    usr_ana: 'superintendent',
    usr_marcus: 'project_manager',
    usr_priya: 'design_reviewer',
    usr_helen: 'viewer',
    usr_grace: 'viewer',
    usr_tom: 'project_admin',
    usr_yuki: 'design_reviewer',
  },
  prj_oakline: {
    usr_ana: 'project_manager',
    usr_marcus: 'viewer',
    usr_helen: 'owner',
    usr_grace: 'viewer',
    usr_tom: 'project_admin',
  },
};

function seedMemberships(): Membership[] {
  return Object.entries(members).flatMap(([projectId, people]) =>
    Object.entries(people).map(([userId, role]) => ({
      projectId,
      userId,
      role,
      companyId: employers[userId] ?? null,
    })),
  );
}

export const seed: Seed = (now) => ({
  projects: seedProjects(now),
  memberships: seedMemberships(),
});
