import { createProjectLocation } from '@/api/generated/projects/createProjectLocation.gen';
import { deleteProjectLocation } from '@/api/generated/projects/deleteProjectLocation.gen';
import { exportProjectLocations } from '@/api/generated/projects/exportProjectLocations.gen';
import { importProjectLocations } from '@/api/generated/projects/importProjectLocations.gen';
import { listProjectLocationsQueryKey } from '@/api/generated/projects/listProjectLocations.gen';
import { updateProjectLocation } from '@/api/generated/projects/updateProjectLocation.gen';
import type {
  CreateProjectLocationRequest,
  ImportProjectLocationsRequest,
  ProjectLocation,
  ProjectLocationListResult,
  UpdateProjectLocationRequest,
} from '@/api/generated/types.gen';
import { saveFile } from '@/api/transfer';
import { useWrite } from '@/shared/feedback/useWrite';
import { count } from '@/shared/format/format';
import { today } from '@/shared/format/region';
import { withAdded } from './tree';

const LIST = ['listProjectLocations'] as const;
/** Records show the path of their location. */
const STALE = [
  ...LIST,
  'listPunchItems',
  'getPunchItem',
  'listRfis',
  'getRfi',
  'listSubmittals',
  'getSubmittal',
] as const;

export const useCreateLocation = (projectId: string) =>
  useWrite({
    operation: 'createProjectLocation',
    failure: 'inline',
    write: (body: CreateProjectLocationRequest) =>
      createProjectLocation({ path: { projectId }, body, throwOnError: true }),
    stale: LIST,
    show: (client, { data: added }, { position = Number.POSITIVE_INFINITY }) =>
      client.setQueryData(
        listProjectLocationsQueryKey({ path: { projectId } }),
        (known: ProjectLocationListResult | undefined) =>
          known ? { ...known, data: withAdded(known.data, added, position) } : known,
      ),
  });

export type LocationChange = UpdateProjectLocationRequest & { id: string };

export const useUpdateLocation = (projectId: string, failure: 'inline' | 'toast' = 'toast') =>
  useWrite({
    operation: 'updateProjectLocation',
    failure,
    write: ({ id, ...body }: LocationChange) =>
      updateProjectLocation({ path: { projectId, locationId: id }, body, throwOnError: true }),
    stale: STALE,
  });

export function useArchiveLocation(projectId: string) {
  const restore = useWrite({
    operation: 'updateProjectLocation',
    write: ({ id, version }: Pick<ProjectLocation, 'id' | 'version'>) =>
      updateProjectLocation({
        path: { projectId, locationId: id },
        body: { version, archived: false },
        throwOnError: true,
      }),
    stale: STALE,
    successToast: ({ data }) => `${data.name} restored`,
  });
  const archive = useWrite({
    operation: 'updateProjectLocation',
    write: ({ id, version }: Pick<ProjectLocation, 'id' | 'version'>) =>
      updateProjectLocation({
        path: { projectId, locationId: id },
        body: { version, archived: true },
        throwOnError: true,
      }),
    stale: STALE,
    successToast: ({ data }) => ({
      message: `${data.name} archived`,
      reason: 'Its records keep it. It is offered for no new ones.',
      action: { label: 'Undo', run: () => restore.mutate(data) },
    }),
  });
  return { archive, restore };
}

export const useDeleteLocation = (projectId: string) =>
  useWrite({
    operation: 'deleteProjectLocation',
    write: ({ id }: ProjectLocation) =>
      deleteProjectLocation({ path: { projectId, locationId: id }, throwOnError: true }),
    stale: LIST,
    successToast: (_, { name }) => `${name} deleted`,
  });

export const useImportLocations = (projectId: string) =>
  useWrite({
    operation: 'importProjectLocations',
    failure: 'inline',
    write: (body: ImportProjectLocationsRequest) =>
      importProjectLocations({ path: { projectId }, body, throwOnError: true }),
    stale: LIST,
    successToast: ({ data: { isImported, createCount } }) =>
      isImported ? `${count(createCount, 'location')} added` : undefined,
  });

/** Saves all locations as a CSV file. */
export const useExportLocations = (projectId: string) =>
  useWrite({
    operation: 'exportProjectLocations',
    // As bytes: a text would lose the byte order mark.
    write: () => exportProjectLocations({ path: { projectId }, throwOnError: true }),
    stale: [],
    onSuccess: (file) => saveFile(file, `locations-${today()}.csv`),
  });
