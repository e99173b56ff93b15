import { type MantineColorScheme, Menu, Text } from '@mantine/core';
import {
  IconBell,
  IconDeviceLaptop,
  IconLogout,
  IconMoon,
  IconSettings,
  IconSun,
  IconUser,
} from '@tabler/icons-react';
import { useLocation } from 'wouter';
import { useUser } from '@/platform/auth/session';
import { signOut } from '@/platform/auth/signOut';
import type { MenuTarget } from '@/shared/menu/MenuOnDemand';
import { OpenMenu } from '@/shared/menu/OpenMenu';
import { AppLink } from '@/shared/routing/AppLink';
import { leave } from '@/shared/routing/leaveGuard';
import { paths } from '@/shared/routing/paths';
import classes from './UserMenu.module.css';
import { useTheme } from './useTheme';

const themes = [
  { value: 'light', label: 'Light', icon: <IconSun size={16} /> },
  { value: 'dark', label: 'Dark', icon: <IconMoon size={16} /> },
  { value: 'auto', label: 'System', icon: <IconDeviceLaptop size={16} /> },
] as const;

export default function UserEntries({ target }: { target: MenuTarget }) {
  const user = useUser();
  const [, navigate] = useLocation();
  const { colorScheme, choose } = useTheme();
  if (!user) return null;

  const handleSignOut = () =>
    leave(() => {
      signOut();
      navigate(paths.login);
    });

  return (
    <OpenMenu target={target} position="bottom-end" width={260}>
      <div className={classes.person}>
        <Text fw={600} truncate>
          {user.username}
        </Text>
        <Text size="sm" c="dimmed" truncate>
          {user.email}
        </Text>
      </div>
      <Menu.Divider />
      <Menu.Label>Theme</Menu.Label>
      <Menu.RadioGroup
        value={colorScheme}
        onChange={(value) => choose(value as MantineColorScheme)}
      >
        {themes.map(({ value, label, icon }) => (
          <Menu.RadioItem key={value} value={value} rightSection={icon}>
            {label}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Divider />
      <Menu.Item component={AppLink} href={paths.userProfile} leftSection={<IconUser size={16} />}>
        Profile
      </Menu.Item>
      <Menu.Item
        component={AppLink}
        href={paths.templateNotifications}
        leftSection={<IconBell size={16} />}
      >
        Notification settings
      </Menu.Item>
      <Menu.Item component={AppLink} href={paths.settings} leftSection={<IconSettings size={16} />}>
        Settings
      </Menu.Item>
      <Menu.Item leftSection={<IconLogout size={16} />} onClick={handleSignOut}>
        Log out
      </Menu.Item>
    </OpenMenu>
  );
}
