import { z } from 'zod';
import { readDemo } from '../../../demo/readDemo.ts';

const { dirname } = import.meta;
const text = z.string();
/** Relative to now. */
const month = z.int();

const commitment = z.object({
  kind: z.enum(['subcontract', 'purchase_order']),
  title: text,
  companyId: text,
  retentionBp: z.int(),
  approved: month.nullable(),
  /** Months of the first and the last invoice. */
  billed: z.tuple([month, month]).optional(),
  /** The code of a line of the budget, a description, and the share of the line's original in percent. */
  rows: z.array(z.tuple([text, text, z.number()])),
});

/** The commitments of the tower. */
export const commitmentRows = readDemo(dirname, 'commitments.json', z.array(commitment));

const changeEvent = z.object({
  title: text,
  description: text,
  reason: z.enum(['owner_request', 'design_change', 'field_condition', 'error_or_omission']),
  source: z.object({ type: z.enum(['rfi', 'punch_item']), id: text }).optional(),
  /** In units of the currency. */
  rough: z.number(),
  month,
  isClosed: z.boolean(),
});

export const eventRows = readDemo(dirname, 'changeEvents.json', z.array(changeEvent));

const changeOrder = z.object({
  title: text,
  /** Number of its change event, 1 for the first. */
  event: z.int().optional(),
  status: z.enum(['pending', 'approved', 'rejected']),
  /** Month of the decision, or of the creation. */
  month,
  scheduleDays: z.int(),
  createdBy: z.enum(['usr_ana', 'usr_tom']),
  approver: z.literal('usr_helen').optional(),
  reason: text.optional(),
  /** Amounts in cents. The title of a commitment gives that one a row. */
  lines: z.array(z.object({ code: text, amountMinor: z.int(), commitment: text.optional() })),
});

export const orderRows = readDemo(dirname, 'changeOrders.json', z.array(changeOrder));

const directCost = z.object({
  code: text,
  vendor: text,
  description: text,
  amountMinor: z.coerce.number().int(),
  first: z.coerce.number().int(),
  last: z.coerce.number().int(),
});

/** Costs without a commitment, each month from the first to the last: the amount of a month in cents. */
export const costRows = readDemo(dirname, 'directCosts.csv', z.array(directCost));
