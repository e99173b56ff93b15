import { imageTypeOf } from '../../../converter/formats/imageType.ts';
import { isReadable, withoutMetadata } from '../../../converter/pictures/read.ts';
import type { Format } from '../../../converter/pictures/segments.ts';
import type { GuardedHandlers } from '../../../core/access.ts';
import { plain } from '../../../core/lists/search.ts';
import { memberOf } from '../../../core/members/members.ts';
import { revoke, stateOf } from '../../../core/sharing/linkStates.ts';
import { accountNamed, rowIn, rowsIn } from '../../../core/state/account.ts';
import type { Call } from '../../../core/state/call.ts';
import type { Company } from '../../../core/state/companies.ts';
import { dropFile, hasRoomFor, keepUpload } from '../../../core/state/files.ts';
import type { Member, Project, User } from '../../../core/state/model.ts';
import { newProject, newSettings } from '../../../core/state/projectSettings.ts';
import { refusedRegion } from '../../../core/state/region.ts';
import { newId } from '../../../core/state/secrets.ts';
import { invalid, refuse, staleVersion } from '../../../engine/problem.ts';
import { DONE } from '../../../engine/success.ts';
import type { components } from '../../../generated/contract.d.ts';
import { ofProject } from '../../budget/store.ts';
import { newCompany } from '../../companies/companies.ts';
import { codeFor } from '../../companies/csv.ts';
import { employ } from '../../companies/works.ts';
import { withChanges, wrongSettings } from '../../templates/settings.ts';
import { apply } from '../../templates/templates.ts';
import type { access } from '../access.ts';
import { addSample, removeSample } from '../sample.ts';
import { mayTake, stepsFor, stepTo } from '../status.ts';
import { toContract } from '../view.ts';

type Schemas = components['schemas'];
type AnyCall = Pick<Call<unknown>, 'tenant' | 'user' | 'now' | 'origin'>;

/** Refuses a name or a code that another project has. */
function taken(
  { tenant }: AnyCall,
  { name, code }: Schemas['ProjectFacts'],
  { id: ownId, accountId }: { id: string | null; accountId: string },
) {
  const others = rowsIn(tenant.state.projects, accountId).filter(({ id }) => id !== ownId);
  const has = (property: 'name' | 'code', value: string | undefined) =>
    value !== undefined &&
    others.some((project) => plain(project[property]) === plain(value.trim()));
  const pointer = has('name', name) ? '/name' : has('code', code) ? '/code' : null;
  if (!pointer) return null;
  const detail = 'Another project has it already.';
  return refuse('NAME_TAKEN', { errors: [{ pointer, code: 'unique', detail }] });
}

const wrongDates = ({
  startDate,
  targetFinishDate,
}: Pick<Project, 'startDate' | 'targetFinishDate'>) =>
  targetFinishDate !== null && targetFinishDate < startDate
    ? invalid('/targetFinishDate', 'order', 'Choose a day after the start.')
    : null;

const answer = (call: AnyCall, member: Member) =>
  ({ status: 200, body: { success: true, data: toContract(call, member) } }) as const;

const settingsAnswer = ({ settings, settingsVersion = 1 }: Project) =>
  ({
    status: 200,
    body: { success: true, data: { ...settings, version: settingsVersion } },
  }) as const;

function changed(project: Project): void {
  project.version = (project.version ?? 1) + 1;
}

/** The first company of an account, with the name that a person gives it. The account takes it, too. */
function firstCompany(call: AnyCall, name: string): Company {
  const { state } = call.tenant;
  const { accountId } = call.user();
  const account = accountNamed(state, accountId);
  const company = newCompany(call, { name, code: codeFor(name, () => false) });
  state.companies[company.id] = company;
  state.accounts[accountId] = { ...account, name, version: account.version + 1 };
  return company;
}

/** Returns the company that leads a new project: that of its admin, or else the first one of the account. */
function leaderFor(
  call: AnyCall,
  { id, accountId }: User,
  companyName: string | undefined,
): string {
  const { state } = call.tenant;
  const { memberships, projects, companies } = state;
  const employer = memberships.find(
    ({ userId, companyId, projectId }) =>
      userId === id &&
      companyId &&
      projects[projectId]?.accountId === accountId &&
      !projects[projectId].sample,
  );
  if (employer?.companyId) return employer.companyId;
  const first = rowsIn(projects, accountId).find(({ sample }) => !sample);
  if (first) return first.leadCompanyId;
  const company = rowsIn(companies, accountId).find(({ sampleOf }) => sampleOf === undefined);
  const name = companyName?.trim() || accountNamed(state, accountId).name;
  return company?.id ?? firstCompany(call, name).id;
}

export const handlers = {
  createProject(call) {
    const { state } = call.tenant;
    const {
      adminId = call.user().id,
      settings = {},
      templateId,
      companyName,
      ...facts
    } = call.body;
    const { name, code, description = '', address = '', targetFinishDate = null } = facts;
    const refusal =
      refusedRegion(facts) ?? wrongDates({ startDate: facts.startDate, targetFinishDate });
    if (refusal) return refusal;
    const errors = wrongSettings(settings, '/settings');
    if (errors.length > 0) return refuse('VALIDATION_FAILED', { errors });
    const { accountId } = call.user();
    const admin = rowIn(state.users, accountId, adminId);
    if (!admin || admin.suspended || admin.sampleOf) {
      return invalid('/adminId', 'person', 'Choose a person of the account.');
    }
    const refused = taken(call, facts, { id: null, accountId });
    if (refused) return refused;
    const template =
      templateId === undefined ? null : rowIn(state.templates, accountId, templateId);
    if (template === undefined || (template && template.state !== 'published')) {
      return invalid('/templateId', 'reference', 'must be a published template of the account');
    }
    const { memberships, projects } = state;
    const leadCompanyId = leaderFor(call, admin, companyName);
    const project = newProject(
      {
        ...facts,
        id: newId('prj'),
        accountId,
        name: name.trim(),
        code: code.toUpperCase(),
        description,
        address,
        targetFinishDate,
        leadCompanyId,
        ...(template && {
          templateId: template.id,
          notifications: structuredClone(template.notifications),
        }),
      },
      withChanges(template?.settings ?? newSettings(), settings),
    );
    projects[project.id] = project;
    employ(state, project.id, leadCompanyId);
    memberships.push({
      projectId: project.id,
      userId: adminId,
      role: 'project_admin',
      companyId: leadCompanyId,
      joinedAt: new Date(call.now).toISOString(),
    });
    const at = new Date(call.now).toISOString();
    if (template) apply(state, template, { projectId: project.id, adminId, at });
    const member = memberOf(call, project.id);
    if (!member) throw new Error('Who creates a project sees it.');
    return { status: 201, body: { success: true, data: toContract(call, member) } };
  },

  createSampleProject(call) {
    const { tenant, now } = call;
    const { accountId } = call.user();
    if (rowsIn(tenant.state.projects, accountId).some(({ sample }) => sample)) {
      return refuse('WRONG_STATE', { detail: 'The account has a sample project already.' });
    }
    const member = memberOf(call, addSample(tenant, call.user(), now).id);
    if (!member) throw new Error('Who adds a sample sees it.');
    return { status: 201, body: { success: true, data: toContract(call, member) } };
  },

  deleteSampleProject(call) {
    const { project } = call.member;
    if (!project.sample) {
      return refuse('WRONG_STATE', { detail: 'Only a sample project can be deleted.' });
    }
    removeSample(call.tenant, project.id);
    return DONE;
  },

  updateProject(call) {
    const { member } = call;
    const { project } = member;
    const { version: _, clear = [], ...changes } = call.body;
    const next: Project = {
      ...project,
      ...(clear.includes('targetFinishDate') && { targetFinishDate: null }),
      ...changes,
      name: changes.name?.trim() ?? project.name,
      code: changes.code?.toUpperCase() ?? project.code,
    };
    const isCurrencyFixed = ofProject(call.tenant.state.budgetLines, project.id).length > 0;
    if (isCurrencyFixed && next.currency !== project.currency) {
      return invalid('/currency', 'locked', 'is fixed because the budget has lines');
    }
    const refusal = refusedRegion(changes) ?? wrongDates(next) ?? taken(call, changes, project);
    if (refusal) return refusal;
    changed(Object.assign(project, next));
    return answer(call, member);
  },

  updateProjectCover(call) {
    const { tenant, form, member } = call;
    const cover = form.file('cover');
    const contentType = cover && imageTypeOf(cover.data);
    if (!cover || !contentType || !isReadable(cover.data, contentType as Format)) {
      const detail = 'The picture must be a PNG, JPEG or WebP file.';
      return refuse('UNSUPPORTED_MEDIA_TYPE', { detail });
    }
    if (!hasRoomFor(tenant, cover.data.length)) {
      const detail = 'The mock server has no room for another upload.';
      return refuse('PAYLOAD_TOO_LARGE', { detail });
    }
    // A phone writes the place into a photo, and everybody can open the address.
    const data = withoutMetadata(cover.data, contentType as Format);
    dropFile(tenant, member.project.coverFileId);
    member.project.coverFileId = keepUpload(tenant, { fileName: 'cover', contentType, data }).id;
    changed(member.project);
    return answer(call, member);
  },

  deleteProjectCover(call) {
    const { member } = call;
    if (member.project.coverFileId !== null) {
      dropFile(call.tenant, member.project.coverFileId);
      member.project.coverFileId = null;
      changed(member.project);
    }
    return answer(call, member);
  },

  getProjectSettings(call) {
    return settingsAnswer(call.member.project);
  },

  updateProjectSettings(call) {
    const { project } = call.member;
    const { version, ...changes } = call.body;
    const errors = wrongSettings(changes);
    if (errors.length > 0) return refuse('VALIDATION_FAILED', { errors });
    project.settings = withChanges(project.settings, changes);
    project.settingsVersion = version + 1;
    return settingsAnswer(project);
  },

  getProjectTransitions(call) {
    const { member } = call;
    const { project } = member;
    const transitions = stepsFor(call, member).map(({ to, fields }) => ({
      status: to,
      fields: [...fields],
    }));
    const counted = transitions.length > 0;
    const { counts } = toContract(call, member);
    const links = Object.values(call.tenant.state.shareLinks).filter(
      (link) => link.projectId === project.id && stateOf(link, call.now) === 'active',
    );
    const data = {
      transitions,
      openPunchItems: counted ? counts.openPunchItems : 0,
      openRfis: counted ? counts.openRfis : 0,
      openSubmittals: counted ? counts.openSubmittals : 0,
      activeLinks: counted ? links.length : 0,
    };
    return { status: 200, body: { success: true, data } };
  },

  transitionProject(call) {
    const { member } = call;
    const { project } = member;
    const { version, status, reason = '', links } = call.body;
    const step = stepTo(project, status);
    // Nobody has the permission for a change that the status does not allow.
    if (step && !mayTake(call, member, step)) return refuse('FORBIDDEN');
    const currentVersion = project.version ?? 1;
    if (version !== currentVersion) return staleVersion({ version: currentVersion });
    if (!step) {
      const detail = `It is ${project.status} and cannot become ${status}.`;
      return refuse('WRONG_STATE', { detail });
    }
    if (step.fields.includes('reason') && !reason.trim()) {
      return invalid('/reason', 'required', 'Say why.');
    }
    project.status = status;
    if (status === 'closed' && links === 'revoke') {
      for (const link of Object.values(call.tenant.state.shareLinks)) {
        if (link.projectId === project.id && link.revokedAt === null) revoke(link, call.now);
      }
    }
    changed(project);
    return answer(call, member);
  },
} satisfies GuardedHandlers<typeof access>;
