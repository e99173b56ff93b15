import type { components } from '../generated/contract.d.ts';

type Schemas = components['schemas'];

/** A firm; one of a project leads it. */
export interface Company {
  id: string;
  name: string;
  code: string;
  trade: Schemas['Discipline'] | null;
  /** Where it works; it may have nobody there who signs in. */
  projectIds: string[];
}

export interface StoredAttachment {
  id: string;
  kind: Schemas['AttachmentKind'];
  fileId: string;
  fileName: string;
  mime: string;
  sizeBytes: number;
  createdAt: string;
  createdById: string;
}

export interface StoredComment {
  id: string;
  body: string;
  visibility: Schemas['CommentVisibility'];
  mentionIds: string[];
  createdAt: string;
  createdById: string;
}

export interface StoredHistory {
  id: string;
  at: string;
  actorId: string;
  action: Schemas['HistoryAction'];
  changes: Schemas['FieldChange'][];
  reason: string | null;
}

/**
 * What punch items, RFIs and submittals have in common. A record is never changed: a write puts a new one
 * in its place, so that the seed's can be shared by all tenants.
 */
export interface LogRecord {
  id: string;
  projectId: string;
  /** Null until it is first opened. */
  number: string | null;
  title: string;
  description: string;
  status: Schemas['PunchItemStatus'];
  priority: Schemas['Priority'];
  discipline: Schemas['Discipline'] | null;
  category: Schemas['Category'] | null;
  location: Schemas['Location'] | null;
  locationDetail: string;
  private: boolean;
  /** A draft that has been handed to the manager. */
  submitted: boolean;
  managerId: string;
  /** People and companies. */
  assigneeIds: string[];
  watcherIds: string[];
  dueDate: string | null;
  linked: Schemas['RecordLink'][];
  attachments: StoredAttachment[];
  comments: StoredComment[];
  /** Oldest first. */
  history: StoredHistory[];
  /** Since when it has been the turn of whose turn it is. */
  courtSince: string;
  reopenCount: number;
  closedAt: string | null;
  closedById: string | null;
  createdAt: string;
  createdById: string;
  /** The creator's company at that time. */
  raisedByCompanyId: string | null;
  updatedAt: string;
  updatedById: string;
  version: number;
  /** Kept, so that no number is given twice. */
  deletedAt: string | null;
}

export interface StoredResponse {
  id: string;
  body: string;
  official: boolean;
  createdAt: string;
  createdById: string;
  onBehalfOfId: string | null;
}

/** The title is its subject, the description its question. */
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
  /** The assignees that have answered since it was last opened. */
  answeredIds: string[];
  closeReason: Schemas['RfiCloseReason'] | null;
  closedFromDraft: boolean;
}

export interface StoredReview {
  id: string;
  code: Schemas['ReviewCode'];
  comment: string;
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

/** Its assignees are the reviewers of all steps, its due date that of the present one. */
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
  /** By assignee; who is not in it has yet to answer. */
  answers: Record<string, StoredAnswer>;
  reinspectionCount: number;
  resolution: Schemas['PunchResolution'] | null;
  /** Who took it to reinspection. */
  markedDoneById: string | null;
}
