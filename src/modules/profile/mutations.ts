import { useLocation } from 'wouter';
import { cancelEmailChange } from '@/api/generated/profile/cancelEmailChange.gen';
import { deleteOtherSessions } from '@/api/generated/profile/deleteOtherSessions.gen';
import { deleteProfile } from '@/api/generated/profile/deleteProfile.gen';
import { deleteProfilePicture } from '@/api/generated/profile/deleteProfilePicture.gen';
import { deleteSession } from '@/api/generated/profile/deleteSession.gen';
import { exportProfile } from '@/api/generated/profile/exportProfile.gen';
import { updateEmail } from '@/api/generated/profile/updateEmail.gen';
import { updatePassword } from '@/api/generated/profile/updatePassword.gen';
import { updateProfile } from '@/api/generated/profile/updateProfile.gen';
import { updateProfilePicture } from '@/api/generated/profile/updateProfilePicture.gen';
import type {
  DeleteProfileRequest,
  UpdateEmailRequest,
  UpdatePasswordRequest,
  UpdateProfileRequest,
} from '@/api/generated/types.gen';
import { saveFile } from '@/api/transfer';
import { session } from '@/platform/auth/session';
import { useWrite } from '@/shared/feedback/useWrite';
import { today } from '@/shared/format/region';
import { paths } from '@/shared/routing/paths';
import { showProfile } from './profile';

export const useUpdateProfile = () =>
  useWrite({
    operation: 'updateProfile',
    failure: 'inline',
    write: (body: UpdateProfileRequest) => updateProfile({ body, throwOnError: true }),
    stale: [],
    show: showProfile,
    successToast: () => 'Profile saved',
  });

/** @throws DOMException if the browser cannot make the picture */
export const useUpdatePicture = () =>
  useWrite({
    operation: 'updateProfilePicture',
    failure: 'inline',
    write: async (make: () => Promise<File>) =>
      updateProfilePicture({ body: { picture: await make() }, throwOnError: true }),
    stale: [],
    show: showProfile,
  });

export const useDeletePicture = () =>
  useWrite({
    operation: 'deleteProfilePicture',
    write: () => deleteProfilePicture({ throwOnError: true }),
    stale: [],
    show: showProfile,
  });

export const useUpdatePassword = () =>
  useWrite({
    operation: 'updatePassword',
    failure: 'inline',
    write: (body: UpdatePasswordRequest) => updatePassword({ body, throwOnError: true }),
    stale: ['listSessions'],
    successToast: () => 'Password changed. Your other sessions have ended.',
  });

export const useUpdateEmail = () =>
  useWrite({
    operation: 'updateEmail',
    failure: 'inline',
    write: (body: UpdateEmailRequest) => updateEmail({ body, throwOnError: true }),
    stale: [],
    show: showProfile,
    successToast: (_, { newEmail }) => `Link sent to ${newEmail}`,
  });

export const useCancelEmailChange = () =>
  useWrite({
    operation: 'cancelEmailChange',
    write: () => cancelEmailChange({ throwOnError: true }),
    stale: [],
    show: showProfile,
    successToast: () => 'Your email address stays',
  });

export const useDeleteSession = () =>
  useWrite({
    operation: 'deleteSession',
    write: (sessionId: string) => deleteSession({ path: { sessionId }, throwOnError: true }),
    stale: ['listSessions'],
  });

export const useDeleteOtherSessions = () =>
  useWrite({
    operation: 'deleteOtherSessions',
    write: () => deleteOtherSessions({ throwOnError: true }),
    stale: ['listSessions'],
  });

export const useExportProfile = () =>
  useWrite({
    operation: 'exportProfile',
    write: () => exportProfile({ throwOnError: true }),
    stale: [],
    onSuccess: (data) => {
      const text = JSON.stringify(data, null, 2);
      const file = new Blob([text], { type: 'application/json' });
      saveFile(file, `my-data-${today()}.json`);
    },
  });

export function useDeleteProfile() {
  const [, navigate] = useLocation();
  return useWrite({
    operation: 'deleteProfile',
    failure: 'inline',
    write: (body: DeleteProfileRequest) => deleteProfile({ body, throwOnError: true }),
    stale: [],
    record: 'getProfile',
    successToast: () => 'Your account has been deleted',
    onSuccess: () => {
      session.end();
      navigate(paths.login);
    },
  });
}
