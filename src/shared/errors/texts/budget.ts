import type { Failures } from '../failures';

const completed = 'The budget is completed, so nothing in it can be changed.';

export const budgetTexts = {
  getBudget: { otherwise: 'Failed to load the budget' },
  updateBudget: { otherwise: 'Failed to save the access' },
  transitionBudget: {
    otherwise: 'Failed to change the status of the budget',
    codes: { WRONG_STATE: 'The budget cannot get this status now. A draft needs lines first.' },
  },
  listCostCodes: { otherwise: 'Failed to load the cost codes' },
  createCostCode: {
    otherwise: 'Failed to add the cost code',
    codes: { NAME_TAKEN: 'This code is already in the list.' },
  },
  updateCostCode: {
    otherwise: 'Failed to save the cost code',
    codes: {
      NAME_TAKEN: 'This code is taken, in the list or in a line.',
      WRONG_STATE: 'Divisions and completed budgets keep their codes.',
    },
  },
  importCostCodes: { otherwise: 'Failed to import the cost codes' },
  deleteCostCode: {
    otherwise: 'Failed to delete the cost code',
    codes: { WRONG_STATE: 'Lines have this code, so it stays.' },
  },
  listBudgetLines: { otherwise: 'Failed to load the lines' },
  bulkUpdateBudgetLines: {
    otherwise: 'Failed to save the lines',
    codes: { WRONG_STATE: completed },
  },
  importBudgetLines: {
    otherwise: 'Failed to import the lines',
    codes: { WRONG_STATE: completed },
  },
  exportBudget: { otherwise: 'Failed to export the budget' },
  listBudgetRecords: { otherwise: 'Failed to load the records behind the figure' },
  getBudgetForecast: { otherwise: 'Failed to load the forecast' },
  listBudgetSnapshots: { otherwise: 'Failed to load the snapshots' },
  createBudgetSnapshot: {
    otherwise: 'Failed to close the month',
    codes: { NAME_TAKEN: 'This month is closed already.' },
  },
  getBudgetSnapshot: { otherwise: 'Failed to load the snapshot' },
  listCommitments: { otherwise: 'Failed to load the commitments' },
  createCommitment: {
    otherwise: 'Failed to create the commitment',
    codes: { WRONG_STATE: completed },
  },
  getCommitment: { otherwise: 'Failed to load the commitment' },
  updateCommitment: {
    otherwise: 'Failed to save the commitment',
    codes: { WRONG_STATE: 'After the approval, only change orders change the schedule of values.' },
  },
  deleteCommitment: {
    otherwise: 'Failed to delete the commitment',
    codes: { WRONG_STATE: 'Only drafts can be deleted.' },
  },
  transitionCommitment: { otherwise: 'Failed to change the status of the commitment' },
  listChangeEvents: { otherwise: 'Failed to load the change events' },
  createChangeEvent: {
    otherwise: 'Failed to create the change event',
    codes: { WRONG_STATE: completed },
  },
  getChangeEvent: { otherwise: 'Failed to load the change event' },
  updateChangeEvent: {
    otherwise: 'Failed to save the change event',
    codes: { WRONG_STATE: completed },
  },
  deleteChangeEvent: {
    otherwise: 'Failed to delete the change event',
    codes: { WRONG_STATE: 'Change orders name this event, so it stays.' },
  },
  listChangeOrders: { otherwise: 'Failed to load the change orders' },
  createChangeOrder: {
    otherwise: 'Failed to create the change order',
    codes: { WRONG_STATE: completed },
  },
  getChangeOrder: { otherwise: 'Failed to load the change order' },
  updateChangeOrder: {
    otherwise: 'Failed to save the change order',
    codes: { WRONG_STATE: 'An approved change order stays as it is.' },
  },
  deleteChangeOrder: {
    otherwise: 'Failed to delete the change order',
    codes: { WRONG_STATE: 'An approved change order stays as it is.' },
  },
  transitionChangeOrder: {
    otherwise: 'Failed to decide about the change order',
    codes: {
      FORBIDDEN: 'Someone else decides about this change order, or it is above your limit.',
    },
  },
  listInvoices: { otherwise: 'Failed to load the invoices' },
  createInvoice: {
    otherwise: 'Failed to start the invoice',
    codes: {
      WRONG_STATE: 'The commitment has an open invoice already, or is not approved.',
    },
  },
  getInvoice: { otherwise: 'Failed to load the invoice' },
  updateInvoice: {
    otherwise: 'Failed to save the invoice',
    codes: { WRONG_STATE: 'Only a draft or a rejected invoice can be changed.' },
  },
  deleteInvoice: {
    otherwise: 'Failed to delete the invoice',
    codes: { WRONG_STATE: 'Only a draft or a rejected invoice can be deleted.' },
  },
  transitionInvoice: {
    otherwise: 'Failed to change the status of the invoice',
    codes: { FORBIDDEN: 'Someone else has to decide about this invoice.' },
  },
  listDirectCosts: { otherwise: 'Failed to load the direct costs' },
  createDirectCost: {
    otherwise: 'Failed to add the direct cost',
    codes: { WRONG_STATE: completed },
  },
  updateDirectCost: {
    otherwise: 'Failed to save the direct cost',
    codes: { WRONG_STATE: completed },
  },
  deleteDirectCost: {
    otherwise: 'Failed to delete the direct cost',
    codes: { WRONG_STATE: completed },
  },
} satisfies Partial<Failures>;
