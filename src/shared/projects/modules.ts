import type { ProjectModule } from '@/api/generated/types.gen';
import { type OperationId, offers } from '@/api/offers';

/** The operation that the screen of a module cannot do without. */
const needs: Readonly<Record<ProjectModule, OperationId>> = {
  punch_items: 'listPunchItems',
  rfis: 'listRfis',
  submittals: 'listSubmittals',
  scans: 'listScans',
  models: 'listModels',
  tours: 'listTours',
  photos: 'listPhotos',
  videos: 'listVideos',
  field_cams: 'listFieldCams',
  documents: 'listDocuments',
  messages: 'listMessageThreads',
  editor: 'listPages',
  budget: 'getBudget',
};

const isKnown = (module: string): module is ProjectModule => Object.hasOwn(needs, module);

/** Whether the host offers a module, which the project may have on. */
export const offersModule = (module: string): boolean => !isKnown(module) || offers(needs[module]);

export const allModules: readonly ProjectModule[] = Object.keys(needs).filter(isKnown);
