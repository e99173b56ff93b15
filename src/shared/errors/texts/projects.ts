import type { Failures } from '../failures';

export const projectsTexts = {
  listProjects: { otherwise: 'Failed to load projects' },
  createProject: { otherwise: 'Failed to create the project' },
  updateProject: { otherwise: 'Failed to update the project' },
  updateProjectCover: { otherwise: 'Failed to set the picture' },
  deleteProjectCover: { otherwise: 'Failed to remove the picture' },
  getProjectSettings: { otherwise: 'Failed to load the settings' },
  updateProjectSettings: { otherwise: 'Failed to save the settings' },
  getProjectTransitions: { otherwise: 'Failed to load the statuses' },
  transitionProject: { otherwise: 'Failed to change the status' },
  getProject: { otherwise: 'Failed to load the project' },
  updateProjectFavorite: { otherwise: 'Failed to update your favorites' },
  getProjectStats: { otherwise: 'Failed to load the statistics' },
  listProjectMembers: { otherwise: 'Failed to load the team' },
  listProjectLocations: { otherwise: 'Failed to load the locations' },
  listLocationProgress: { otherwise: 'Failed to load the work by location' },
  listWorkItems: { otherwise: 'Failed to load work items' },
  listSavedViews: { otherwise: 'Failed to load saved views' },
  createSavedView: { otherwise: 'Failed to save the view' },
  updateSavedView: { otherwise: 'Failed to save the view' },
  deleteSavedView: { otherwise: 'Failed to delete the view' },
} satisfies Partial<Failures>;
