import {
  createRole,
  deleteRole,
  getRoleQueryKey,
  openSeeAs,
  updateRole,
} from '@/api/generated/roles.gen';
import type {
  CreateRoleRequest,
  Role,
  SeeAsRequest,
  UpdateRoleRequest,
} from '@/api/generated/types.gen';
import { startView } from '@/platform/auth/startView';
import { toast } from '@/shared/feedback/toast';
import { useWrite } from '@/shared/feedback/useWrite';
import { storedProject } from '@/shared/routing/currentProject';
import { push } from '@/shared/routing/guardedLocation';
import { href, paths } from '@/shared/routing/paths';

/** Operations that show roles, or what the user's own role permits. */
const STALE = [
  'listRoles',
  'listTeam',
  'getTeamMember',
  'listProjectMembers',
  'listMembers',
  'listProjects',
  'getProject',
  'getAccount',
] as const;

export const useCreateRole = () =>
  useWrite({
    operation: 'createRole',
    failure: 'inline',
    write: (body: CreateRoleRequest) => createRole({ body, throwOnError: true }),
    stale: STALE,
    successToast: ({ data }) => `${data.name} created`,
  });

export const useUpdateRole = (roleId: string) =>
  useWrite({
    operation: 'updateRole',
    failure: 'inline',
    write: (body: UpdateRoleRequest) => updateRole({ path: { roleId }, body, throwOnError: true }),
    stale: STALE,
    record: 'getRole',
    successToast: ({ data }) => `${data.name} updated`,
    show: (client, answer) => client.setQueryData(getRoleQueryKey({ path: { roleId } }), answer),
  });

export const useDeleteRole = ({ id, version, name }: Role) =>
  useWrite({
    operation: 'deleteRole',
    failure: 'inline',
    write: (replacementId: string | null) =>
      deleteRole({
        path: { roleId: id },
        query: { version, ...(replacementId && { replacementId }) },
        throwOnError: true,
      }),
    stale: STALE,
    record: 'getRole',
    successToast: () => `${name} deleted`,
  });

/** Shows the project in this tab as somebody else sees it. */
export const useOpenSeeAs = () =>
  useWrite({
    operation: 'openSeeAs',
    failure: 'inline',
    write: (body: SeeAsRequest) => openSeeAs({ body, throwOnError: true }),
    stale: [],
    onSuccess: ({ data }) => {
      storedProject.set(data.projectId);
      push(href(paths.dashboard, { project: data.projectId }));
      if (!startView(data)) {
        toast.error('Failed to open the view', {
          reason: 'This browser does not let the portal keep data. Allow it, and try again.',
        });
      }
    },
  });
