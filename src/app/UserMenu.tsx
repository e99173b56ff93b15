import {
  Avatar,
  type MantineColorScheme,
  Menu,
  Text,
  UnstyledButton,
  VisuallyHidden,
} from '@mantine/core';
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
import { AppLink } from '@/shared/routing/AppLink';
import { leave } from '@/shared/routing/leaveGuard';
import { paths } from '@/shared/routing/paths';
import { BellOnDemand } from './BellOnDemand';
import classes from './UserMenu.module.css';
import { useOwnTheme, useTheme } from './useTheme';

const themes = [
  { value: 'light', label: 'Light', icon: <IconSun size={16} /> },
  { value: 'dark', label: 'Dark', icon: <IconMoon size={16} /> },
  { value: 'auto', label: 'System', icon: <IconDeviceLaptop size={16} /> },
] as const;

export default function UserMenu() {
  const user = useUser();
  const [, navigate] = useLocation();
  const { colorScheme, choose } = useTheme();
  useOwnTheme();
  if (!user) return null;

  const handleSignOut = () =>
    leave(() => {
      signOut();
      navigate(paths.login);
    });

  return (
    <>
      <BellOnDemand />
      <Menu position="bottom-end" width={260} shadow="md" returnFocus>
        <Menu.Target>
          <UnstyledButton className={classes.target}>
            <Avatar
              src={user.avatarUrl}
              name={user.username}
              alt=""
              color="amber"
              size={36}
              variant="filled"
            />
            {/* Next to the visible initials, so that voice control still works with them (WCAG 2.5.3). */}
            <VisuallyHidden>Account of {user.username}</VisuallyHidden>
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
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
          <Menu.Item
            component={AppLink}
            href={paths.userProfile}
            leftSection={<IconUser size={16} />}
          >
            Profile
          </Menu.Item>
          <Menu.Item
            component={AppLink}
            href={paths.templateNotifications}
            leftSection={<IconBell size={16} />}
          >
            Notification settings
          </Menu.Item>
          <Menu.Item
            component={AppLink}
            href={paths.settings}
            leftSection={<IconSettings size={16} />}
          >
            Settings
          </Menu.Item>
          <Menu.Item leftSection={<IconLogout size={16} />} onClick={handleSignOut}>
            Log out
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
