import { updateProfile } from '@/api/generated/profile.gen';
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
