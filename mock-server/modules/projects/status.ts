import type { MockCall } from '../../core/members/members.ts';
import { type ActionOf, isGranted } from '../../core/permissions/grants.ts';
import type { Member, Project } from '../../core/state/model.ts';
import type { components } from '../../generated/contract.d.ts';

type Schemas = components['schemas'];
type Status = Schemas['ProjectStatus'];

interface Step {
  from: Status;
  to: Status;
  action: ActionOf<'projects'>;
  fields: readonly Schemas['ProjectTransitionField'][];
}

/** The table of `transitionProject`. */
const steps: readonly Step[] = [
  { from: 'ongoing', to: 'finished', action: 'finish', fields: [] },
  { from: 'finished', to: 'closed', action: 'close', fields: ['links'] },
  { from: 'ongoing', to: 'closed', action: 'cancel', fields: ['reason', 'links'] },
  { from: 'finished', to: 'ongoing', action: 'reopen', fields: ['reason'] },
  { from: 'closed', to: 'ongoing', action: 'reopen', fields: ['reason'] },
  { from: 'closed', to: 'finished', action: 'reopen', fields: ['reason'] },
];

export const stepTo = ({ status }: Project, to: Status): Step | undefined =>
  steps.find((step) => step.from === status && step.to === to);

export const mayTake = ({ user }: MockCall, { membership }: Member, { action }: Step): boolean =>
  isGranted('projects', membership.role, action, () => user().accountAdmin === true);

/** The changes of status that the caller may make now. */
export const stepsFor = (call: MockCall, member: Member): Step[] =>
  steps
    .filter(({ from }) => from === member.project.status)
    .filter((step) => mayTake(call, member, step));

export const statusesFor = (call: MockCall, member: Member): Status[] =>
  stepsFor(call, member).map(({ to }) => to);
