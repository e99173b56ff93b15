import type { components } from '../../generated/contract.d.ts';

type Schemas = components['schemas'];
type Access = Schemas['BudgetAccess'];

/** Handlers replace all of these records as a whole, because tenants share the seeded ones. */
interface Written {
  id: string;
  projectId: string;
  createdAt: string;
  updatedAt: string;
  createdById: string;
  version: number;
}

/** A record that somebody else has to approve if the project asks for two people. */
interface Approved {
  /** All who changed it, apart from its status. */
  editedByIds: readonly string[];
}

/** What a project says about its budget, under the id of the project. Absent until the first change. */
export interface StoredBudget extends Access {
  id: string;
  status: Schemas['BudgetStatus'];
  updatedAt: string;
  version: number;
  /** The last number of each kind, such as `CO`. A number is never used again. */
  lastNumbers: Readonly<Record<string, number>>;
}

export interface StoredBudgetLine
  extends Omit<Schemas['BudgetLine'], 'division' | 'figures' | 'isOriginalTyped'> {
  projectId: string;
  originalMinor: number;
  isOriginalTyped: boolean;
}

export interface StoredCostCode {
  id: string;
  projectId: string;
  code: string;
  title: string;
  /** Absent until the first change. */
  version?: number;
  isArchived?: boolean;
}

export interface StoredCommitment
  extends Written,
    Approved,
    Pick<
      Schemas['Commitment'],
      'number' | 'kind' | 'title' | 'description' | 'status' | 'retentionBp' | 'approvedOn'
    > {
  companyId: string;
  lines: readonly Required<Schemas['CommitmentLineInput']>[];
}

export interface StoredChangeEvent
  extends Written,
    Pick<
      Schemas['ChangeEvent'],
      'number' | 'title' | 'description' | 'reason' | 'status' | 'roughMinor'
    > {
  source: Schemas['ChangeSourceInput'] | null;
}

export interface StoredChangeLine {
  id: string;
  budgetLineId: string;
  description: string;
  amountMinor: number;
  commitmentId: string | null;
}

export interface StoredChangeOrder
  extends Written,
    Approved,
    Pick<
      Schemas['ChangeOrder'],
      | 'number'
      | 'title'
      | 'description'
      | 'status'
      | 'scheduleDays'
      | 'decidedAt'
      | 'decisionReason'
    > {
  changeEventId: string | null;
  source: Schemas['ChangeSourceInput'] | null;
  approverId: string | null;
  decidedById: string | null;
  lines: readonly StoredChangeLine[];
}

/** What an open invoice bills in a row of the schedule of values. */
export type BilledRow = Pick<Schemas['InvoiceLine'], 'id' | 'thisPeriodMinor' | 'storedMinor'>;

/** A row as it was when the invoice was approved. */
export type FrozenRow = Pick<
  Schemas['InvoiceLine'],
  | 'id'
  | 'description'
  | 'changeOrderNumber'
  | 'scheduledMinor'
  | 'previousMinor'
  | 'thisPeriodMinor'
  | 'storedMinor'
> & { budgetLineId: string };

export interface StoredInvoice
  extends Written,
    Approved,
    Pick<
      Schemas['Invoice'],
      | 'number'
      | 'reference'
      | 'periodTo'
      | 'status'
      | 'submittedAt'
      | 'decidedAt'
      | 'decisionReason'
      | 'paidOn'
    > {
  commitmentId: string;
  submittedById: string | null;
  decidedById: string | null;
  rows: readonly BilledRow[];
  /** It keeps what was approved. It is null before the approval. */
  approved: {
    retentionBp: number;
    /** Earned less retention of the invoice before it. */
    previousPaymentsMinor: number;
    rows: readonly FrozenRow[];
  } | null;
}

export interface StoredDirectCost
  extends Written,
    Pick<Schemas['DirectCost'], 'date' | 'vendor' | 'description' | 'reference' | 'amountMinor'> {
  budgetLineId: string;
}

export interface StoredSnapshot
  extends Omit<Schemas['BudgetSnapshotDetail'], 'createdBy' | 'lineCount'> {
  projectId: string;
  createdById: string;
}

declare module './model.ts' {
  interface TenantState {
    budgets: Record<string, StoredBudget>;
    budgetLines: Record<string, StoredBudgetLine>;
    costCodes: Record<string, StoredCostCode>;
    commitments: Record<string, StoredCommitment>;
    changeEvents: Record<string, StoredChangeEvent>;
    changeOrders: Record<string, StoredChangeOrder>;
    invoices: Record<string, StoredInvoice>;
    directCosts: Record<string, StoredDirectCost>;
    budgetSnapshots: Record<string, StoredSnapshot>;
  }
}
