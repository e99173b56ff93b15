import type {
  BudgetStatus,
  ChangeEventStatus,
  ChangeOrderStatus,
  CommitmentStatus,
  CompanyStatus,
  FieldCamStatus,
  InvoiceStatus,
  PageStatus,
  PlanStatus,
  ProjectStatus,
  PunchItemStatus,
  ReviewCode,
  ShareLinkState,
  TeamStatus,
  TemplateState,
} from '@/api/generated/types.gen';

/** How work stands. tokens.css has the colors of each. */
export type State = 'neutral' | 'progress' | 'waiting' | 'done' | 'problem';

/** Every status of the portal. */
export type Status =
  | BudgetStatus
  | ChangeEventStatus
  | ChangeOrderStatus
  | CommitmentStatus
  | CompanyStatus
  | FieldCamStatus
  | InvoiceStatus
  | PageStatus
  | PlanStatus
  | ProjectStatus
  | PunchItemStatus
  | ReviewCode
  | ShareLinkState
  | TeamStatus
  | TemplateState;

/** A status means the same wherever it shows. */
const states: Readonly<Record<Status, State>> = {
  draft: 'neutral',
  void: 'neutral',
  inactive: 'neutral',
  archived: 'neutral',
  revoked: 'neutral',
  used_up: 'neutral',
  expired: 'neutral',
  for_record: 'neutral',
  open: 'progress',
  active: 'progress',
  ongoing: 'progress',
  pending: 'waiting',
  pending_reins: 'waiting',
  submitted: 'waiting',
  invited: 'waiting',
  maintenance: 'waiting',
  revise_and_resubmit: 'waiting',
  approved: 'done',
  approved_as_noted: 'done',
  closed: 'done',
  completed: 'done',
  finished: 'done',
  paid: 'done',
  published: 'done',
  online: 'done',
  rejected: 'problem',
  suspended: 'problem',
  offline: 'problem',
};

/** A status that a newer host adds says no more than its name. */
export const stateOf = (status: string): State =>
  Object.hasOwn(states, status) ? states[status as Status] : 'neutral';
