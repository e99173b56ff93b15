import type { FunctionComponent, ReactNode } from 'react';
import type {
  AttachmentKind,
  LogDetail,
  LogName,
  LogRow,
  MemberDuty,
  Party,
  ProjectAction,
} from '@/api/generated/types.gen';
import type { RecordType } from '../common/recordTypes';
import type { Field } from './fields';
import type { LogColumn } from './logColumn';
import type { LogOperations } from './operationTypes';
import type { Transition } from './transitions';

/** A row of any log's list. */
export type RecordRow = LogRow & {
  status: string;
  permittedActions: readonly string[];
  permittedStatuses: readonly string[];
  /** Not in punch items, whose companies are assignees. */
  responsibleCompany?: Party | null;
  /** Why it was closed; each log has its own name for it. */
  resolution?: string | null;
  closeReason?: string | null;
};

/** Any record, as its own page shows it. */
export type RecordDetail = RecordRow & LogDetail;

export interface FormProps<Item> {
  log: AnyLog;
  projectId: string;
  /** The record to edit; null for a new one. */
  item: Item | null;
  /** Name of the field to begin with; the title by default. */
  focus?: string | undefined;
  /** For an edit that completes a draft: its next step. The form asks for what the step needs. */
  next?: Pick<Transition<Item>, 'needs' | 'verb'> | undefined;
  onClose: () => void;
  onCreated: (id: string) => void;
  /** A method for bivariance: the forms of one log are those of any log. */
  onSaved?(item: Item): void;
}

export type Fact = readonly [label: string, value: ReactNode];

/** The definition of one log. */
export interface Log<Row, Item> {
  /** File names and the browser's storage use it. */
  name: string;
  recordType: RecordType;
  /** The log's name in saved views. */
  key: LogName;
  words: {
    title: string;
    /** It begins a sentence. */
    One: string;
    /** What the log is for; shown while it is empty. */
    purpose: string;
  };
  exportAction: ProjectAction;
  operations: LogOperations<Row, Item>;
  fields: readonly Field<Item>[];
  transitions: readonly Transition<Item>[];
  /** They are in the order of the work. */
  statuses: readonly string[];
  /** Whether the list can also be a board, with a column per status. */
  hasBoard: boolean;
  columns(hrefTo: (id: string) => string): readonly LogColumn<Row>[];
  /** Ids of the columns shown by default. */
  initialColumns: readonly string[];
  /** The duty of the people whom one action can assign many records to; null if none can. */
  assignable: MemberDuty | null;
  /** The kinds of attachments, if there is a choice. */
  attachmentKinds?: readonly AttachmentKind[];
  /** What a closed record has come to, beside its status. */
  Outcome?(props: { row: Row }): ReactNode;
  /** Facts on a record's page, besides its fields. */
  facts(item: Item): readonly Fact[];
  /** Between the question or task and the facts: answers, review steps. */
  Body?(props: { item: Item; log: AnyLog }): ReactNode;
  /** Why the viewer cannot take the usual next step, and who can; null if there is nothing to explain. */
  explain?(item: Item, userId: string | null): string | null;
  /** Further buttons beside the transitions. */
  Actions?(props: { item: Item; log: AnyLog; onOpen: (id: string) => void }): ReactNode;
  /** Creates or edits a record. Its code is loaded on demand; see recordForm. */
  Form(props: FormProps<Item>): ReturnType<FunctionComponent>;
}

/** Any log, for code that works with all of them. */
export type AnyLog = Log<RecordRow, RecordDetail>;
