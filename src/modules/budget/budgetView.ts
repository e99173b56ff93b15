import type { Budget } from '@/api/generated/types.gen';
import { choice, openItem, textFilter } from '@/shared/collection/view';
import { GROUPINGS } from './grid/rows';

export const TABS = [
  'budget',
  'commitments',
  'changes',
  'invoices',
  'direct',
  'forecast',
  'snapshots',
] as const;
export type Tab = (typeof TABS)[number];

export const tabLabels: Readonly<Record<Tab, string>> = {
  budget: 'Budget',
  commitments: 'Commitments',
  changes: 'Change orders',
  invoices: 'Invoices',
  direct: 'Direct costs',
  forecast: 'Forecast',
  snapshots: 'Snapshots',
};

const tabsOf: Readonly<Record<Budget['scope'], readonly Tab[]>> = {
  all: TABS,
  // Subcontractors bill, and the owner of a closed budget only decides.
  company: ['commitments', 'invoices'],
  approvals: ['changes'],
};

export const tabsFor = ({ scope }: Budget): readonly Tab[] => tabsOf[scope];

const plainText = { ...textFilter(400), isFilter: false };

/** What the address says of the budget, besides the lists of the tabs. */
export const budgetView = {
  tab: choice<Tab | ''>(TABS, ''),
  group: choice(GROUPINGS, 'division'),
  order: plainText,
  columns: plainText,
  /** The figure with its records open, and whose it is: a line, a group, or empty for all. */
  figure: openItem(),
  of: { ...textFilter(120), isFilter: false },
};
