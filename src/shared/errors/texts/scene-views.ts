import type { Failures } from '../failures';

export const sceneViewsTexts = {
  listSceneViews: { otherwise: 'Failed to load saved views' },
  createSceneView: { otherwise: 'Failed to save the view' },
  updateSceneView: { otherwise: 'Failed to update the view' },
  deleteSceneView: { otherwise: 'Failed to delete the view' },
} satisfies Partial<Failures>;
