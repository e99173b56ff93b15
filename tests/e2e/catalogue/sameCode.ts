import type { OperationId } from '../../support/catalogue.ts';

/**
 * Operations that are called by the very code that calls the one beside them: src/shared/log makes the calls of
 * all logs, and what differs is the name (`operations` and `calls` of each log.tsx of src/modules). What a failure looks
 * like is therefore walked once, for punch items. That each name stands for the right call is held by
 * tests/contract/logs.test.ts, that each failure of each has its text by tests/contract/client.test.ts.
 */
export const sameCode = {
  updateRfi: 'updatePunchItem',
  deleteRfi: 'deletePunchItem',
  transitionRfi: 'transitionPunchItem',
  addRfiComment: 'addPunchItemComment',
  addRfiAttachment: 'addPunchItemAttachment',
  removeRfiAttachment: 'removePunchItemAttachment',
  bulkUpdateRfis: 'bulkUpdatePunchItems',
  exportRfis: 'exportPunchItems',
  updateSubmittal: 'updatePunchItem',
  deleteSubmittal: 'deletePunchItem',
  transitionSubmittal: 'transitionPunchItem',
  addSubmittalComment: 'addPunchItemComment',
  addSubmittalAttachment: 'addPunchItemAttachment',
  removeSubmittalAttachment: 'removePunchItemAttachment',
  bulkUpdateSubmittals: 'bulkUpdatePunchItems',
  exportSubmittals: 'exportPunchItems',
} as const satisfies Partial<Record<OperationId, OperationId>>;
