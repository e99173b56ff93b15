import type { Failures } from '../failures';

export const plansTexts = {
  listPlanSets: { otherwise: 'Failed to load the sets' },
  createPlanSetFromUpload: { otherwise: 'Failed to create the set' },
  getPlanSet: { otherwise: 'Failed to load the set' },
  updatePlanSet: { otherwise: 'Failed to update the set' },
  deletePlanSet: {
    otherwise: 'Failed to delete the set',
    codes: { WRONG_STATE: 'Sheets of this set are in use, so it stays.' },
  },
  publishPlanSet: {
    otherwise: 'Failed to publish the set',
    codes: { WRONG_STATE: 'Each sheet needs a number of its own before the set can be published.' },
  },
  listSheets: { otherwise: 'Failed to load sheets' },
  getSheet: { otherwise: 'Failed to load the sheet' },
  updateSheet: {
    otherwise: 'Failed to update the sheet',
    codes: { NAME_TAKEN: 'Another sheet has this number.' },
  },
  transitionSheet: { otherwise: 'Failed to change the status' },
  listSheetMarkups: { otherwise: 'Failed to load the markup' },
  updateSheetMarkup: { otherwise: 'Failed to save the markup' },
} satisfies Partial<Failures>;
