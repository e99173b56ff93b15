import type { Project, ProjectSettings } from './model.ts';
import { ALL_MODULES } from './projectModules.ts';

/** Returns what a project has until somebody changes it. Each one gets objects of its own. */
export const newSettings = (): ProjectSettings => ({
  modulesOn: [...ALL_MODULES],
  days: { punchItemDays: 7, rfiDays: 7, reviewDays: 5 },
  workingDays: ['mon', 'tue', 'wed', 'thu', 'fri'],
  holidays: [],
  prefixes: { punchItems: 'PI', rfis: 'RFI', submittals: 'SUB' },
  rules: {
    fourEyes: true,
    subcontractorsSeeAll: { punchItems: true, rfis: false, submittals: false },
  },
});

/** Returns a new project of its facts and of settings, which are copied: those of a template, or of nothing. */
export const newProject = (
  facts: Omit<Project, 'status' | 'settings' | 'coverFileId' | 'version' | 'settingsVersion'>,
  settings: ProjectSettings,
): Project => ({
  ...facts,
  status: 'ongoing',
  coverFileId: null,
  settings: structuredClone(settings),
});
