import type { Failures } from '../failures';

export const projectsTexts = {
  listProjects: { otherwise: 'Failed to load projects' },
  getProject: { otherwise: 'Failed to load the project' },
  updateProjectFavorite: { otherwise: 'Failed to update your favorites' },
  getProjectStats: { otherwise: 'Failed to load the statistics' },
  listProjectMembers: { otherwise: 'Failed to load the team' },
  listProjectLocations: { otherwise: 'Failed to load the locations' },
  listWorkItems: { otherwise: 'Failed to load work items' },
  listSavedViews: { otherwise: 'Failed to load saved views' },
  createSavedView: { otherwise: 'Failed to save the view' },
  updateSavedView: { otherwise: 'Failed to save the view' },
  deleteSavedView: { otherwise: 'Failed to delete the view' },
} satisfies Partial<Failures>;
