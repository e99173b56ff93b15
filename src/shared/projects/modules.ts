import type { ProjectModule } from '@/api/generated/types.gen';
import { type OperationId, offers } from '@/api/offers';

/** The operations that the screens of a module cannot do without. */
const needs: Readonly<Record<ProjectModule, readonly OperationId[]>> = {
  punch_items: ['listPunchItems'],
  rfis: ['listRfis'],
  submittals: ['listSubmittals'],
  scans: ['listScans'],
  models: ['listModels'],
  tours: ['listTours'],
  photos: ['listPhotos'],
  videos: ['listVideos'],
  field_cams: ['listFieldCams'],
  // Plans are a part of the documents.
  documents: ['listDocuments', 'listSheets'],
  messages: ['listMessageThreads'],
  editor: ['listPages'],
  budget: ['getBudget'],
};

const isKnown = (module: string): module is ProjectModule => Object.hasOwn(needs, module);

/** Whether the host offers a screen of a module, which the project may have on. */
export const offersModule = (module: string): boolean =>
  !isKnown(module) || needs[module].some(offers);

export const allModules: readonly ProjectModule[] = Object.keys(needs).filter(isKnown);
