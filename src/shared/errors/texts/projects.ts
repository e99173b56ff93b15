import type { Failures } from '../failures';

export const projectsTexts = {
  listProjects: { otherwise: 'Failed to load projects' },
  createProject: { otherwise: 'Failed to create the project' },
  createSampleProject: {
    codes: { WRONG_STATE: 'There is a sample project already.' },
    otherwise: 'Failed to add the sample project',
  },
  deleteSampleProject: {
    codes: { WRONG_STATE: 'Only a sample project can be deleted.' },
    otherwise: 'Failed to delete the sample project',
  },
  updateProject: { otherwise: 'Failed to update the project' },
  updateProjectCover: { otherwise: 'Failed to set the picture' },
  deleteProjectCover: { otherwise: 'Failed to remove the picture' },
  getProjectSettings: { otherwise: 'Failed to load the settings' },
  updateProjectSettings: { otherwise: 'Failed to save the settings' },
  getProjectTransitions: { otherwise: 'Failed to load the statuses' },
  transitionProject: { otherwise: 'Failed to change the status' },
  getProject: { otherwise: 'Failed to load the project' },
  updateProjectFavorite: { otherwise: 'Failed to update your favorites' },
  getActionHolders: { otherwise: 'Failed to load who can' },
  getProjectProgress: { otherwise: 'Failed to load the progress' },
  createReminders: { otherwise: 'Failed to send the reminders' },
  getProjectStats: { otherwise: 'Failed to load the statistics' },
  listProjectMembers: { otherwise: 'Failed to load the team' },
  listProjectLocations: { otherwise: 'Failed to load the locations' },
  listLocationProgress: { otherwise: 'Failed to load the work' },
  createProjectLocation: {
    otherwise: 'Failed to add the location',
    codes: {
      NAME_TAKEN: 'Another location here has this name.',
      LIMIT_REACHED: 'The project has 5,000 locations already, and there can be no more.',
    },
  },
  updateProjectLocation: {
    otherwise: 'Failed to change the location',
    codes: { NAME_TAKEN: 'Another location here has this name.' },
  },
  deleteProjectLocation: {
    otherwise: 'Failed to delete the location',
    codes: { WRONG_STATE: 'Records name it, or a location in it. Archive it instead.' },
  },
  importProjectLocations: { otherwise: 'Failed to add the locations' },
  exportProjectLocations: { otherwise: 'Failed to export the locations' },
  listWorkItems: { otherwise: 'Failed to load work items' },
  listSavedViews: { otherwise: 'Failed to load saved views' },
  createSavedView: { otherwise: 'Failed to save the view' },
  updateSavedView: { otherwise: 'Failed to save the view' },
  deleteSavedView: { otherwise: 'Failed to delete the view' },
} satisfies Partial<Failures>;
