import type { ProjectModule } from '@/api/generated/types.gen';

/** The modules that a project can switch off, as its navigation calls them and in its order. */
export const moduleLabels: Record<ProjectModule, string> = {
  punch_items: 'Punch items',
  rfis: 'RFIs',
  submittals: 'Submittals',
  messages: 'Messages',
  scans: 'Scans',
  photos: 'Photos',
  videos: 'Videos',
  field_cams: 'Field cam',
  models: 'Models',
  tours: 'Tours',
  documents: 'Documents',
  editor: 'Editor',
  budget: 'Budget',
};

export const allModules = Object.keys(moduleLabels) as ProjectModule[];
