import type { QueryClient } from '@tanstack/react-query';
import { getProfileQueryKey } from '@/api/generated/profile/getProfile.gen';
import type { Profile, ProfileResult } from '@/api/generated/types.gen';
import { useSession } from '@/platform/auth/session';

const queryKey = getProfileQueryKey();

/** Returns what the portal stores of the user with the session. */
const userOf = ({
  id,
  username,
  email,
  jobTitle,
  avatarUrl,
  locale,
  timeZone,
  theme,
}: Profile) => ({ id, username, email, jobTitle, avatarUrl, locale, timeZone, theme });

/** Shows the profile everywhere: the top bar, the theme, and how dates are written. */
export function takeOver(profile: Profile): void {
  useSession.setState(({ user }) =>
    user?.id === profile.id ? { user: { ...user, ...userOf(profile) } } : {},
  );
}

/**
 * Shows the answer of a write. The person also stands in records and lists, so these are read again when they are
 * shown.
 */
export function showProfile(client: QueryClient, answer: ProfileResult): void {
  // A read that started before the write would overwrite the answer.
  void client.cancelQueries({ queryKey });
  void client.invalidateQueries({ refetchType: 'none' });
  client.setQueryData(queryKey, answer);
  takeOver(answer.data);
}
