import type { Failures } from '../failures';

export const modelsTexts = {
  listModels: { otherwise: 'Failed to load models' },
  getModel: { otherwise: 'Failed to load the model' },
  createModel: {
    otherwise: 'Failed to upload model',
    codes: { FILE_TYPE_REFUSED: 'This file is neither IFC nor GLB' },
  },
  updateModel: { otherwise: 'Failed to update model' },
  deleteModel: { otherwise: 'Failed to delete model' },
  makeModelPrivate: { otherwise: 'Failed to make model private' },
  makeModelPublic: {
    otherwise: 'Failed to make model public',
    codes: { NOT_READY: 'A model can be made public once it is ready' },
  },
  listModelVersions: { otherwise: 'Failed to load versions' },
  listModelChanges: {
    otherwise: 'Failed to load the changes',
    codes: { NOT_READY: 'Both versions must be ready before you can compare them' },
  },
  createModelVersion: {
    otherwise: 'Failed to upload the version',
    codes: { FILE_TYPE_REFUSED: "A version has the format of the model's other versions" },
  },
  createModelFromUpload: { otherwise: 'Failed to upload model' },
  createModelVersionFromUpload: {
    otherwise: 'Failed to upload the version',
    codes: { FILE_TYPE_REFUSED: "A version has the format of the model's other versions" },
  },
  makeModelVersionCurrent: { otherwise: 'Failed to change the current version' },
  processModelVersion: { otherwise: 'Failed to process the version again' },
  cancelModelVersionProcessing: { otherwise: 'Failed to stop processing' },
  getModelFile: { otherwise: 'Failed to download the model' },
} satisfies Partial<Failures>;
