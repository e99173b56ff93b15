import { lookUp, type TenantState } from '../../core/state/model.ts';
import type { components } from '../../generated/contract.d.ts';
import { completedOf } from './billing.ts';
import type { Counted } from './figures.ts';
import { invoicesOf, isBilled, isCommitted, ofProject } from './store.ts';

type Schemas = components['schemas'];
type Column = Schemas['BudgetColumn'];
type Part = Schemas['BudgetRecord'];

/** The columns that are made of records. The others are sums of these. */
type Basic = 'original' | 'approved' | 'pending' | 'committed' | 'invoiced' | 'direct' | 'forecast';

interface Source {
  state: TenantState;
  projectId: string;
  lines: readonly Counted[];
}

function linesOf({ lines }: Source, amount: (counted: Counted) => number, status: boolean): Part[] {
  return lines.flatMap((counted) => {
    const { line } = counted;
    const amountMinor = amount(counted);
    if (amountMinor === 0) return [];
    return {
      id: line.id,
      type: 'budget_line' as const,
      recordId: line.id,
      number: line.code,
      title: line.description,
      companyName: null,
      status: status ? line.forecastMethod : '',
      date: null,
      budgetLineId: line.id,
      amountMinor,
    };
  });
}

function changesOf(
  { state, projectId }: Source,
  status: 'approved' | 'pending',
  isCommitment = false,
): Part[] {
  return ofProject(state.changeOrders, projectId)
    .filter((order) => order.status === status)
    .flatMap((order) =>
      order.lines.flatMap(({ id, budgetLineId, amountMinor, commitmentId }) => {
        if (isCommitment && commitmentId === null) return [];
        const commitment = commitmentId === null ? null : lookUp(state.commitments, commitmentId);
        return {
          id,
          type: 'change_order' as const,
          recordId: order.id,
          number: order.number,
          title: order.title,
          companyName: commitment ? companyOf(state, commitment.companyId) : null,
          status,
          date: (order.decidedAt ?? order.createdAt).slice(0, 10),
          budgetLineId,
          amountMinor,
        };
      }),
    );
}

const companyOf = ({ companies }: TenantState, id: string): string | null =>
  lookUp(companies, id)?.name ?? null;

const commitmentsOf = (source: Source): Part[] => {
  const { state, projectId } = source;
  const ownCommitments = ofProject(state.commitments, projectId)
    .filter(isCommitted)
    .flatMap((commitment) =>
      commitment.lines.map(({ id, budgetLineId, amountMinor }) => ({
        id,
        type: 'commitment' as const,
        recordId: commitment.id,
        number: commitment.number,
        title: commitment.title,
        companyName: companyOf(state, commitment.companyId),
        status: commitment.status,
        date: commitment.approvedOn,
        budgetLineId,
        amountMinor,
      })),
    );
  return [...ownCommitments, ...changesOf(source, 'approved', true)];
};

/** Each invoice counts with what it adds to the one before it. */
const invoiceParts = ({ state, projectId }: Source): Part[] =>
  ofProject(state.commitments, projectId)
    .filter(isCommitted)
    .flatMap((commitment) => {
      let before = new Map<string, number>();
      return invoicesOf(state, commitment.id)
        .filter(isBilled)
        .flatMap((invoice) => {
          const rows = invoice.approved?.rows ?? [];
          const parts = rows.flatMap((row): Part[] => {
            const amountMinor = completedOf(row) - (before.get(row.id) ?? 0);
            if (amountMinor === 0) return [];
            return [
              {
                id: `${invoice.id}.${row.id}`,
                type: 'invoice',
                recordId: invoice.id,
                number: `${commitment.number} #${invoice.number}`,
                title: commitment.title,
                companyName: companyOf(state, commitment.companyId),
                status: invoice.status,
                date: invoice.periodTo,
                budgetLineId: row.budgetLineId,
                amountMinor,
              },
            ];
          });
          before = new Map(rows.map((row) => [row.id, completedOf(row)]));
          return parts;
        });
    });

const directCostsOf = ({ state, projectId }: Source): Part[] =>
  ofProject(state.directCosts, projectId).map((directCost) => ({
    id: directCost.id,
    type: 'direct_cost',
    recordId: directCost.id,
    number: directCost.reference,
    title: directCost.description,
    companyName: directCost.vendor || null,
    status: '',
    date: directCost.date,
    budgetLineId: directCost.budgetLineId,
    amountMinor: directCost.amountMinor,
  }));

const basics: Readonly<Record<Basic, (source: Source) => Part[]>> = {
  original: (source) => linesOf(source, ({ figures }) => figures.originalMinor, false),
  approved: (source) => changesOf(source, 'approved'),
  pending: (source) => changesOf(source, 'pending'),
  committed: commitmentsOf,
  invoiced: invoiceParts,
  direct: directCostsOf,
  forecast: (source) => linesOf(source, ({ figures }) => figures.forecastToCompleteMinor, true),
};

const made: Readonly<Record<Column, readonly Basic[]>> = {
  original: ['original'],
  approved_changes: ['approved'],
  revised: ['original', 'approved'],
  pending_changes: ['pending'],
  projected: ['original', 'approved', 'pending'],
  committed: ['committed'],
  invoiced: ['invoiced'],
  direct: ['direct'],
  actual: ['invoiced', 'direct'],
  forecast_to_complete: ['forecast'],
  estimate_at_completion: ['committed', 'direct', 'forecast'],
  variance: ['original', 'approved', 'committed', 'direct', 'forecast'],
};

const costs: readonly Basic[] = ['committed', 'direct', 'forecast'];

/** Returns the parts of a column for the given lines. They sum to the figure. */
export function partsOf(source: Source, column: Column): Part[] {
  const ownFigures = new Map(source.lines.map((counted) => [counted.line.id, counted.figures]));
  const basicsOf = (basic: Basic): Part[] => {
    // Where more is invoiced than committed, the invoices are the cost.
    if (basic !== 'committed' || column === 'committed') return basics[basic](source);
    const isOver = (lineId: string) => {
      const figures = ownFigures.get(lineId);
      return figures !== undefined && figures.invoicedMinor > figures.committedMinor;
    };
    return [
      ...basics.committed(source).filter(({ budgetLineId }) => !isOver(budgetLineId)),
      ...basics.invoiced(source).filter(({ budgetLineId }) => isOver(budgetLineId)),
    ];
  };
  return made[column].flatMap((basic) =>
    basicsOf(basic)
      .filter(({ budgetLineId }) => ownFigures.has(budgetLineId))
      .map((part) => ({
        ...part,
        id: `${basic}.${part.id}`,
        amountMinor:
          column === 'variance' && costs.includes(basic) ? 0 - part.amountMinor : part.amountMinor,
      })),
  );
}
