import {
  getNotificationDefaultsQueryKey,
  updateNotificationDefaults,
} from '@/api/generated/notifications.gen';
import { createProject } from '@/api/generated/projects/createProject.gen';
import { createSampleProject } from '@/api/generated/projects/createSampleProject.gen';
import { deleteProjectCover } from '@/api/generated/projects/deleteProjectCover.gen';
import { deleteSampleProject } from '@/api/generated/projects/deleteSampleProject.gen';
import { getProjectQueryKey } from '@/api/generated/projects/getProject.gen';
import { getProjectSettingsQueryKey } from '@/api/generated/projects/getProjectSettings.gen';
import { transitionProject } from '@/api/generated/projects/transitionProject.gen';
import { updateProject } from '@/api/generated/projects/updateProject.gen';
import { updateProjectCover } from '@/api/generated/projects/updateProjectCover.gen';
import { updateProjectSettings } from '@/api/generated/projects/updateProjectSettings.gen';
import type {
  CreateProjectRequest,
  Project,
  ProjectResult,
  TransitionProjectRequest,
  UpdateNotificationDefaultsRequest,
  UpdateProjectRequest,
  UpdateProjectSettingsRequest,
} from '@/api/generated/types.gen';
import { useWrite, type WriteOptions } from '@/shared/feedback/useWrite';
import { optionLabel } from '@/shared/format/labels';

const shown: NonNullable<WriteOptions<ProjectResult, unknown>['show']> = (client, answer) =>
  client.setQueryData(getProjectQueryKey({ path: { projectId: answer.data.id } }), answer);

export const useCreateProject = () =>
  useWrite({
    operation: 'createProject',
    failure: 'inline',
    write: (body: CreateProjectRequest) => createProject({ body, throwOnError: true }),
    stale: ['listProjects', 'listCompanies'],
    successToast: ({ data }) => `${data.name} created`,
    show: shown,
  });

export const useCreateSample = () =>
  useWrite({
    operation: 'createSampleProject',
    write: () => createSampleProject({ throwOnError: true }),
    stale: ['listProjects'],
    successToast: () => 'Sample project added',
    show: shown,
  });

export const useDeleteSample = () =>
  useWrite({
    operation: 'deleteSampleProject',
    write: (projectId: string) => deleteSampleProject({ path: { projectId }, throwOnError: true }),
    stale: ['listProjects'],
    successToast: () => 'Sample project deleted',
  });

export const useUpdateProject = (projectId: string) =>
  useWrite({
    operation: 'updateProject',
    failure: 'inline',
    write: (body: UpdateProjectRequest) =>
      updateProject({ path: { projectId }, body, throwOnError: true }),
    stale: ['listProjects'],
    record: 'getProject',
    successToast: ({ data }) => `${data.name} updated`,
    show: shown,
  });

export const useUpdateCover = (projectId: string) =>
  useWrite({
    operation: 'updateProjectCover',
    write: (cover: File) =>
      updateProjectCover({ path: { projectId }, body: { cover }, throwOnError: true }),
    stale: ['listProjects'],
    record: 'getProject',
    show: shown,
  });

export const useDeleteCover = (projectId: string) =>
  useWrite({
    operation: 'deleteProjectCover',
    write: () => deleteProjectCover({ path: { projectId }, throwOnError: true }),
    stale: ['listProjects'],
    record: 'getProject',
    show: shown,
  });

export const useUpdateSettings = (projectId: string) =>
  useWrite({
    operation: 'updateProjectSettings',
    failure: 'inline',
    write: (body: UpdateProjectSettingsRequest) =>
      updateProjectSettings({ path: { projectId }, body, throwOnError: true }),
    stale: ['getProject', 'listProjects', 'getProjectStats', 'listWorkItems'],
    record: 'getProjectSettings',
    successToast: () => 'Settings saved',
    show: (client, answer) =>
      client.setQueryData(getProjectSettingsQueryKey({ path: { projectId } }), answer),
  });

export const useUpdateNotificationDefaults = (projectId: string) =>
  useWrite({
    operation: 'updateNotificationDefaults',
    failure: 'inline',
    write: (body: UpdateNotificationDefaultsRequest) =>
      updateNotificationDefaults({ path: { projectId }, body, throwOnError: true }),
    stale: ['getNotificationPreferences'],
    record: 'getNotificationDefaults',
    successToast: () => 'Notification defaults saved',
    show: (client, answer) =>
      client.setQueryData(getNotificationDefaultsQueryKey({ path: { projectId } }), answer),
  });

/** Every record of the project permits other actions afterwards, so everything is read again. */
export const useTransitionProject = ({ id, name }: Project) =>
  useWrite({
    operation: 'transitionProject',
    failure: 'inline',
    write: (body: TransitionProjectRequest) =>
      transitionProject({ path: { projectId: id }, body, throwOnError: true }),
    stale: ['getProjectTransitions', 'listProjects'],
    record: 'getProject',
    successToast: ({ data }) => `${name} is ${optionLabel(data.status).toLowerCase()} now`,
    show: (client, answer, variables) => {
      shown(client, answer, variables);
      void client.invalidateQueries();
    },
  });
