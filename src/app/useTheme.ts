import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { updateProfile } from '@/api/generated/profile/updateProfile.gen';
import type { Theme } from '@/api/generated/types.gen';
import { offers } from '@/api/offers';
import { useSession, useUser } from '@/platform/auth/session';
import { useWrite } from '@/shared/feedback/useWrite';
import { addStyles } from '@/shared/theme/addedStyles';

const toTheme = (scheme: MantineColorScheme): Theme => (scheme === 'auto' ? 'system' : scheme);

/** Returns the theme of the browser, and the function that changes it here and in the user's profile. */
export function useTheme() {
  // Mantine would end the transitions with a style element.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const { mutate } = useWrite({
    operation: 'updateProfile',
    write: (theme: Theme) => updateProfile({ body: { theme }, throwOnError: true }),
    stale: ['getProfile'],
  });
  const choose = (scheme: MantineColorScheme) => {
    const theme = toTheme(scheme);
    const remove = addStyles('*, *::before, *::after { transition: none !important }');
    setColorScheme(scheme);
    setTimeout(remove, 10);
    useSession.setState(({ user }) => ({ user: user && { ...user, theme } }));
    // Without a profile, the choice is only in this browser.
    if (offers('updateProfile')) mutate(theme);
  };
  return { colorScheme, choose };
}

/** Shows the theme that the user has chosen, on this device or another. */
export function useOwnTheme(): void {
  const theme = useUser()?.theme;
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const show = useEffectEvent((scheme: MantineColorScheme) => {
    if (scheme !== colorScheme) setColorScheme(scheme);
  });
  useEffect(() => {
    if (theme === 'light' || theme === 'dark') show(theme);
    if (theme === 'system') show('auto');
  }, [theme]);
}
