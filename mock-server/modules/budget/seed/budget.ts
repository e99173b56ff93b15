import type { Seed } from '../../../core/seed.ts';
import type {
  StoredBudget,
  StoredBudgetLine,
  StoredChangeEvent,
  StoredChangeOrder,
  StoredCommitment,
  StoredDirectCost,
  StoredInvoice,
  StoredSnapshot,
} from '../../../core/state/budget.ts';
import { dayInUtc } from '../../../core/state/dates.ts';
import type { TenantState } from '../../../core/state/model.ts';
import { earnedBefore, rowsOf } from '../billing.ts';
import { countedLines, totalsOf } from '../figures.ts';
import { extended, minorOf, shareOf } from '../money.ts';
import { keptLines } from '../view.ts';
import { clinicLines, type LineRow, towerLines } from './budgetLines.ts';
import { commitmentRows, costRows, eventRows, orderRows } from './budgetRecords.ts';

const TOWER = 'prj_harbor';

/** The months around now. */
class Months {
  readonly #now: Date;

  constructor(now: number) {
    this.#now = new Date(now);
  }

  #at(offset: number, day: number): Date {
    const { 0: year, 1: month } = [this.#now.getUTCFullYear(), this.#now.getUTCMonth()];
    return new Date(Date.UTC(year, month + offset, day));
  }

  month(offset: number): string {
    return this.#at(offset, 1).toISOString().slice(0, 7);
  }

  date(offset: number, day: number): string {
    return dayInUtc(this.#at(offset, day));
  }

  /** The last day of a month. */
  end(offset: number): string {
    return this.date(offset + 1, 0);
  }

  time(offset: number, day: number, hour = 17): string {
    return `${this.date(offset, day)}T${hour}:00:00.000Z`;
  }
}

const written = (time: string, createdById = 'usr_ana') => ({
  createdAt: time,
  updatedAt: time,
  createdById,
  version: 1,
});

const keyed = <Row extends { id: string }>(rows: readonly Row[]): Record<string, Row> =>
  Object.fromEntries(rows.map((row) => [row.id, row]));

const minor = (text: string): number => {
  const read = minorOf(text, 2);
  if (typeof read === 'string') throw new Error(`${text} is no amount.`);
  return read;
};

function lineOf(
  { building: _, quantity, uom, unitCost, startMonth, finishMonth, ...row }: LineRow,
  { id, projectId, position }: Pick<StoredBudgetLine, 'id' | 'projectId' | 'position'>,
  months: Months,
): StoredBudgetLine {
  const isLump = uom === 'LS';
  const unitCostMinor = minor(unitCost);
  return {
    id,
    projectId,
    position,
    ...row,
    quantity: isLump ? null : quantity,
    uom,
    unitCostMinor: isLump ? null : unitCostMinor,
    originalMinor: isLump ? unitCostMinor : (extended(quantity, unitCostMinor) ?? 0),
    isOriginalTyped: isLump,
    isContingency: row.description === 'Contingency',
    startMonth: months.month(startMonth),
    finishMonth: months.month(finishMonth),
    forecastMethod: 'remaining',
    forecastBp: null,
    forecastMinor: null,
    forecastReason: null,
    version: 1,
  };
}

/** Forecasts that somebody made, by code. */
const forecasts: Readonly<Record<string, Partial<StoredBudgetLine>>> = {
  '01 54 23': {
    forecastMethod: 'typed',
    forecastMinor: 46_200_000,
    forecastReason: 'The hoist stays two months longer for the curtain wall.',
  },
  '01 50 00': {
    forecastMethod: 'typed',
    forecastMinor: 23_150_000,
    forecastReason: 'Offices for the inspectors since August.',
  },
  '01 74 19': { forecastMethod: 'percent', forecastBp: 6250 },
  '31 23 00': { forecastMethod: 'typed', forecastMinor: 0, forecastReason: 'The work is done.' },
  '31 62 00': { forecastMethod: 'typed', forecastMinor: 0, forecastReason: 'The work is done.' },
};

/**
 * Returns how much of the work is done after a part of the time, in whole percent: slow at the beginning and at the
 * end.
 */
const progress = (part: number): number => {
  const x = Math.min(1, Math.max(0, part));
  return Math.round(100 * x * x * (3 - 2 * x)) * 100;
};

/** The slices that the arithmetic of the budget reads. */
type Books = Pick<
  TenantState,
  'budgetLines' | 'commitments' | 'changeOrders' | 'invoices' | 'directCosts'
>;

/** Bills each month what was done, and freezes what is approved. */
function bill(books: Books, commitment: StoredCommitment, i: number, months: Months): void {
  const [first, last] = commitmentRows[i]?.billed ?? [1, 0];
  let number = 0;
  for (let month = first; month <= Math.min(last, -1); month++) {
    number += 1;
    // A change order has rows from its approval on.
    const changeOrders = Object.fromEntries(
      Object.entries(books.changeOrders).filter(
        ([, { decidedAt }]) => decidedAt !== null && decidedAt <= `${months.end(month)}T23`,
      ),
    );
    const state = { ...books, changeOrders } as TenantState;
    const isLatest = month === -1;
    const isDraft = isLatest && i % 4 === 3;
    const submittedAt = `${months.end(month)}T20:00:00.000Z`;
    const decidedAt = months.time(month + 1, 5);
    // A company without people in the project sends its bills to the office.
    const billerId = commitment.companyId === 'cmp_cascade' ? 'usr_diego' : 'usr_tom';
    const invoice: StoredInvoice = {
      id: i === 0 && number === 1 ? 'inv_1' : `inv_${i + 1}-${number}`,
      projectId: TOWER,
      commitmentId: commitment.id,
      number,
      reference: `${commitment.number.slice(-2)}-${1040 + number}`,
      periodTo: months.end(month),
      status: isDraft ? 'draft' : isLatest ? 'submitted' : month === -2 ? 'approved' : 'paid',
      submittedAt: isDraft ? null : submittedAt,
      submittedById: isDraft ? null : billerId,
      editedByIds: [],
      decidedAt: isLatest ? null : decidedAt,
      decidedById: isLatest ? null : 'usr_ana',
      decisionReason: null,
      paidOn: month < -2 ? months.date(month + 1, 25) : null,
      rows: [],
      approved: null,
      ...written(submittedAt, billerId),
    };
    books.invoices[invoice.id] = invoice;
    const bp = progress((month - first + 1) / (last - first + 1));
    const rows = rowsOf(state, commitment, invoice).map((row) => ({
      id: row.id,
      thisPeriodMinor: shareOf(row.scheduledMinor, bp) - row.previousMinor,
      storedMinor: isLatest && i === 1 ? shareOf(row.scheduledMinor, 250) : 0,
    }));
    const billed = { ...invoice, rows };
    books.invoices[invoice.id] = isLatest
      ? billed
      : {
          ...billed,
          version: 3,
          approved: {
            retentionBp: commitment.retentionBp,
            previousPaymentsMinor: earnedBefore(state, commitment, billed),
            rows: rowsOf(state, commitment, billed),
          },
        };
  }
}

function commitmentsOf(byCode: ReadonlyMap<string, StoredBudgetLine>, months: Months) {
  const counts = { SC: 0, PO: 0 };
  return commitmentRows.map((row, i): StoredCommitment => {
    const prefix = row.kind === 'subcontract' ? 'SC' : 'PO';
    counts[prefix] += 1;
    const begun = row.approved ?? -1;
    return {
      id: `cmt_${i + 1}`,
      projectId: TOWER,
      number: `${prefix}-${String(counts[prefix]).padStart(3, '0')}`,
      kind: row.kind,
      title: row.title,
      description: '',
      companyId: row.companyId,
      status: row.approved === null ? 'draft' : 'approved',
      retentionBp: row.retentionBp,
      editedByIds: [],
      approvedOn: row.approved === null ? null : months.date(row.approved, 4),
      lines: row.rows.map(([code, description, percent], n) => ({
        id: `cml_${i + 1}-${n + 1}`,
        budgetLineId: lineWith(byCode, code).id,
        description,
        amountMinor: shareOf(lineWith(byCode, code).originalMinor, percent * 100),
      })),
      ...written(months.time(begun, 1)),
    };
  });
}

function lineWith(byCode: ReadonlyMap<string, StoredBudgetLine>, code: string): StoredBudgetLine {
  const line = byCode.get(code);
  if (!line) throw new Error(`The tower has no line ${code}.`);
  return line;
}

const eventsOf = (months: Months): StoredChangeEvent[] =>
  eventRows.map(({ source, rough, month, isClosed, ...row }, i) => ({
    ...row,
    id: `cev_${i + 1}`,
    projectId: TOWER,
    number: `CE-${String(i + 1).padStart(3, '0')}`,
    source: source ?? null,
    status: isClosed ? 'closed' : 'open',
    roughMinor: rough * 100,
    ...written(months.time(month, 2)),
  }));

function ordersOf(
  byCode: ReadonlyMap<string, StoredBudgetLine>,
  commitments: readonly StoredCommitment[],
  months: Months,
): StoredChangeOrder[] {
  return orderRows.map((row, i): StoredChangeOrder => {
    const { status, approver = null, createdBy } = row;
    const isDecided = status !== 'pending';
    const source = row.event ? eventRows[row.event - 1]?.source : undefined;
    const other = createdBy === 'usr_ana' ? 'usr_tom' : 'usr_ana';
    return {
      id: `cor_${i + 1}`,
      projectId: TOWER,
      number: `CO-${String(i + 1).padStart(3, '0')}`,
      title: row.title,
      description: '',
      changeEventId: row.event ? `cev_${row.event}` : null,
      source: source ?? null,
      status,
      scheduleDays: row.scheduleDays,
      approverId: approver,
      editedByIds: [],
      decidedAt: isDecided ? months.time(row.month, 12, 10) : null,
      decidedById: isDecided ? (approver ?? other) : null,
      decisionReason: row.reason ?? null,
      lines: row.lines.map(({ code, amountMinor, commitment: title }, n) => ({
        id: `col_${i + 1}-${n + 1}`,
        budgetLineId: lineWith(byCode, code).id,
        description: '',
        amountMinor,
        commitmentId: title
          ? (commitments.find((commitment) => commitment.title === title)?.id ?? null)
          : null,
      })),
      ...written(months.time(row.month, 6), createdBy),
      version: isDecided ? 2 : 1,
    };
  });
}

const costsOf = (
  byCode: ReadonlyMap<string, StoredBudgetLine>,
  months: Months,
): StoredDirectCost[] =>
  costRows
    .flatMap(({ code, vendor, description, amountMinor, first, last }, i) =>
      Array.from({ length: last - first + 1 }, (_, n) => ({
        month: first + n,
        code,
        vendor,
        description,
        // No two months cost the same.
        amountMinor: amountMinor + (((i + 3) * (n + 7) * 1_013) % 40_000) - 20_000,
      })),
    )
    .map(({ month, code, ...row }, i) => ({
      ...row,
      id: `dct_${i + 1}`,
      projectId: TOWER,
      budgetLineId: lineWith(byCode, code).id,
      date: months.end(month),
      reference: `R-${20_400 + i}`,
      ...written(`${months.end(month)}T21:00:00.000Z`, 'usr_tom'),
    }));

/** Returns the books as they were at a time. */
function booksAt(books: Books, moment: string): Books {
  const kept = <Row extends { createdAt: string }>(slice: Record<string, Row>) =>
    Object.fromEntries(Object.entries(slice).filter(([, row]) => row.createdAt <= moment));
  const isLater = (time: string | null) => time === null || time > moment;
  const orders = Object.values(kept(books.changeOrders)).map(
    (changeOrder): StoredChangeOrder =>
      isLater(changeOrder.decidedAt) ? { ...changeOrder, status: 'pending' } : changeOrder,
  );
  const invoices = Object.values(kept(books.invoices)).map(
    (invoice): StoredInvoice =>
      isLater(invoice.decidedAt) ? { ...invoice, status: 'submitted', approved: null } : invoice,
  );
  return {
    ...books,
    commitments: kept(books.commitments),
    directCosts: kept(books.directCosts),
    changeOrders: keyed(orders),
    invoices: keyed(invoices),
  };
}

function snapshotsOf(books: Books, months: Months): StoredSnapshot[] {
  const notes = ['', 'Agreed with the owner'];
  return [-2, -1].map((offset, i) => {
    const createdAt = `${months.end(offset)}T23:00:00.000Z`;
    const lines = countedLines(booksAt(books, createdAt) as TenantState, TOWER);
    return {
      id: `bsn_${i + 1}`,
      projectId: TOWER,
      month: months.month(offset),
      note: notes[i] ?? '',
      totals: totalsOf(lines),
      lines: keptLines(lines),
      createdAt,
      createdById: 'usr_ana',
    };
  });
}

/** Returns the books of the tower after ten months, and a first estimate of the clinic. */
export const sharedSeed: Seed = (now) => {
  const months = new Months(now);
  const lines = towerLines.map((row, i) => ({
    ...lineOf(row, { id: `bgl_${i + 1}`, projectId: TOWER, position: (i + 1) * 1_000 }, months),
    ...forecasts[row.code],
  }));
  const clinic = clinicLines.map((row, i) =>
    lineOf(
      row,
      { id: `bgl_r${i + 1}`, projectId: 'prj_riverside', position: (i + 1) * 1_000 },
      months,
    ),
  );
  const byCode = new Map(lines.map((line) => [line.code, line]));
  const commitments = commitmentsOf(byCode, months);
  const changeEvents = eventsOf(months);
  const books: Books = {
    budgetLines: keyed([...lines, ...clinic]),
    commitments: keyed(commitments),
    changeOrders: {},
    invoices: {},
    directCosts: keyed(costsOf(byCode, months)),
  };
  const orders = ordersOf(byCode, commitments, months);
  books.changeOrders = keyed(orders);
  for (const [i, commitment] of commitments.entries()) bill(books, commitment, i, months);
  const lastNumbers = {
    SC: commitments.filter(({ kind }) => kind === 'subcontract').length,
    PO: commitments.filter(({ kind }) => kind === 'purchase_order').length,
    CE: changeEvents.length,
    CO: orders.length,
  };
  const tower: StoredBudget = {
    id: TOWER,
    status: 'active',
    visibleToOwner: true,
    visibleToSuperintendents: false,
    approvalLimits: [{ roleId: 'project_manager', limitMinor: 5_000_000 }],
    updatedAt: months.time(-1, 20),
    version: 4,
    lastNumbers,
  };
  const clinicBudget: StoredBudget = {
    id: 'prj_riverside',
    status: 'draft',
    visibleToOwner: false,
    visibleToSuperintendents: false,
    approvalLimits: [{ roleId: 'project_manager', limitMinor: 2_500_000 }],
    updatedAt: months.time(-1, 18),
    version: 2,
    lastNumbers: {},
  };
  return {
    ...books,
    budgets: keyed([tower, clinicBudget]),
    changeEvents: keyed(changeEvents),
    costCodes: keyed([
      { id: 'ccd_1', projectId: TOWER, code: '03 35 43', title: 'Polished concrete finishing' },
      { id: 'ccd_2', projectId: TOWER, code: '03 35 00', title: 'Concrete finishing' },
      { id: 'ccd_3', projectId: TOWER, code: 'GC 100', title: 'Owner-furnished items' },
    ]),
    budgetSnapshots: keyed(snapshotsOf(books, months)),
  };
};
