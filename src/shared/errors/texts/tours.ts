import type { Failures } from '../failures';

export const toursTexts = {
  listTours: { otherwise: 'Failed to load tours' },
  getTour: { otherwise: 'Failed to load the tour' },
  createTour: { otherwise: 'Failed to create tour' },
  updateTour: { otherwise: 'Failed to update tour' },
  deleteTour: { otherwise: 'Failed to delete tour' },
  updateTourPlan: { otherwise: 'Failed to upload the plan' },
  createTourSceneFromUpload: { otherwise: 'Failed to upload the panorama' },
  updateTourScene: { otherwise: 'Failed to save the scene' },
  deleteTourScene: { otherwise: 'Failed to delete the scene' },
} satisfies Partial<Failures>;
