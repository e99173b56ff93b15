import {
  deleteProfilePicture,
  updateProfile,
  updateProfilePicture,
} from '@/api/generated/profile.gen';
import type { UpdateProfileRequest } from '@/api/generated/types.gen';
import { useWrite } from '@/shared/feedback/useWrite';
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
    successToast: () => 'Picture saved',
  });

export const useDeletePicture = () =>
  useWrite({
    operation: 'deleteProfilePicture',
    write: () => deleteProfilePicture({ throwOnError: true }),
    stale: [],
    show: showProfile,
    successToast: () => 'Picture removed',
  });
