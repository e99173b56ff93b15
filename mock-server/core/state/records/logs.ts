import type { components } from '../../../generated/contract.d.ts';

type Schemas = components['schemas'];

export interface StoredAttachment {
  id: string;
  kind: Schemas['AttachmentKind'];
  fileId: string;
  fileName: string;
  mime: string;
  sizeBytes: number;
  createdAt: string;
  createdById: string;
  /** It is set for a file of a submittal review. */
  forReview?: true;
}

export interface StoredComment {
  id: string;
  body: string;
  visibility: Schemas['CommentVisibility'];
  mentionIds: string[];
  createdAt: string;
  createdById: string;
}

/**
 * The common part of punch items, RFIs and submittals. Records are immutable: a write replaces the record, so that
 * tenants can share the seeded ones.
 */
export interface LogRecord {
  id: string;
  projectId: string;
  /** A record gets its number when it is first opened. */
  number: string | null;
  title: string;
  description: string;
  status: Schemas['PunchItemStatus'];
  priority: Schemas['Priority'];
  discipline: Schemas['Discipline'] | null;
  category: Schemas['Category'] | null;
  location: Schemas['Location'] | null;
  projectLocationId: string | null;
  locationDetail: string;
  private: boolean;
  /** Whether the draft was submitted to the manager. */
  submitted: boolean;
  managerId: string;
  /** Ids of people and companies. */
  assigneeIds: string[];
  watcherIds: string[];
  /** Who watches it without being named; absent for nobody. */
  watchedByIds?: string[];
  dueDate: string | null;
  linked: Schemas['RecordLink'][];
  attachments: StoredAttachment[];
  comments: StoredComment[];
  /** When the status changed last; null for a draft that was never anything else. */
  statusSince: string | null;
  /** The ball has been in the current court since this time. */
  courtSince: string;
  /** It names the court before the current one. It is absent until the ball moves. */
  courtBefore?: { court: string; since: string };
  reopenCount: number;
  closedAt: string | null;
  closedById: string | null;
  createdAt: string;
  createdById: string;
  /** The creator belonged to this company at that time. */
  raisedByCompanyId: string | null;
  updatedAt: string;
  updatedById: string;
  version: number;
  /** A deleted record stays, so that its number is never reused. */
  deletedAt: string | null;
}

export interface StoredResponse {
  id: string;
  body: string;
  official: boolean;
  attachmentIds: string[];
  createdAt: string;
  createdById: string;
  onBehalfOfId: string | null;
}

/** The title is the subject, the description is the question. */
export interface Rfi extends LogRecord {
  status: Schemas['ItemStatus'];
  suggestedAnswer: string;
  receivedFromId: string | null;
  responsibleCompanyId: string | null;
  specSection: string;
  initiatedAt: string | null;
  costImpact: Schemas['CostImpact'];
  scheduleImpact: Schemas['ScheduleImpact'];
  responses: StoredResponse[];
  /** Assignees with an answer since the last opening. */
  answeredIds: string[];
  closeReason: Schemas['RfiCloseReason'] | null;
  closedFromDraft: boolean;
}

export interface StoredReview {
  id: string;
  code: Schemas['ReviewCode'];
  comment: string;
  attachmentIds: string[];
  createdAt: string;
  createdById: string;
  onBehalfOfId: string | null;
}

export interface StoredStep extends NewStep {
  startedAt: string | null;
  endedAt: string | null;
  responses: StoredReview[];
}

type NewStep = Schemas['NewStep'];

/** The assignees are the reviewers of all steps. The due date is that of the current step. */
export interface Submittal extends LogRecord {
  status: Schemas['ItemStatus'];
  revision: number;
  submittalType: Schemas['SubmittalType'];
  specSection: string;
  submitterId: string;
  responsibleCompanyId: string;
  requiredOnSiteDate: string | null;
  leadTimeDays: number;
  steps: StoredStep[];
  finalResponse: Schemas['ReviewCode'] | null;
  releasedAt: string | null;
  previousRevisionId: string | null;
  nextRevisionId: string | null;
}

export interface StoredAnswer {
  response: Schemas['PunchAnswer']['response'];
  note: string;
  respondedAt: string | null;
  respondedById: string | null;
}

export interface PunchItem extends LogRecord {
  punchType: Schemas['PunchType'];
  finalApproverId: string;
  startDate: string | null;
  costImpact: Schemas['CostImpact'];
  scheduleImpact: Schemas['ScheduleImpact'];
  /** By assignee id. Other assignees have not answered yet. */
  answers: Record<string, StoredAnswer>;
  reinspectionCount: number;
  resolution: Schemas['PunchResolution'] | null;
  /** This user moved the item to reinspection. */
  markedDoneById: string | null;
  /** Who accepts the work if the final approver marked it as done. */
  standInId: string | null;
}

declare module '../model.ts' {
  interface TenantState {
    /** The last number of each log, by project and prefix; absent before the first number that the host gives. */
    lastNumbers: Record<string, Partial<Record<keyof Schemas['NumberPrefixes'], number>>>;
  }
}
