import { type MantineColorScheme, Menu, Text } from '@mantine/core';
import {
  IconBell,
  IconChecklist,
  IconDeviceLaptop,
  IconLogout,
  IconMoon,
  IconSettings,
  IconSun,
  IconUser,
} from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { useOffers } from '@/api/offers';
import { deleteUnsent, lostBySignOut } from '@/platform/auth/sealing';
import { useUser } from '@/platform/auth/session';
import { signOut } from '@/platform/auth/signOut';
import type { MenuTarget } from '@/shared/menu/MenuOnDemand';
import { OpenMenu } from '@/shared/menu/OpenMenu';
import { AppLink, useReaches } from '@/shared/routing/AppLink';
import { storedProject, useProjectId } from '@/shared/routing/currentProject';
import { leave } from '@/shared/routing/leaveGuard';
import { href, paths } from '@/shared/routing/paths';
import { usePushOffer } from '../push/pushOffer';
import { useTheme } from '../useTheme';

const ConfirmDialog = lazy(async () => ({
  default: (await import('@/shared/forms/ConfirmDialog')).ConfirmDialog,
}));

const themes = [
  { value: 'light', label: 'Light', icon: <IconSun size={16} /> },
  { value: 'dark', label: 'Dark', icon: <IconMoon size={16} /> },
  { value: 'auto', label: 'System', icon: <IconDeviceLaptop size={16} /> },
] as const;

const pages = [
  { path: paths.userProfile, label: 'Profile', icon: IconUser },
  {
    path: paths.templateNotifications,
    label: 'Notification settings',
    icon: IconBell,
  },
  { path: paths.settings, label: 'Settings', icon: IconSettings },
] as const;

export default function UserEntries({ target }: { target: MenuTarget }) {
  const user = useUser();
  const offered = useOffers();
  const reaches = useReaches();
  const offer = usePushOffer();
  const [, navigate] = useLocation();
  const { colorScheme, choose } = useTheme();
  const [lost, setLost] = useState(0);
  const projectId = useProjectId() || storedProject.get();
  if (!user) return null;

  const end = () => {
    signOut();
    navigate(paths.login);
  };
  const handleSignOut = () =>
    leave(async () => {
      const count = await lostBySignOut();
      if (count > 0) setLost(count);
      else end();
    });

  const menu = (
    <OpenMenu target={target} position="bottom-end" width={260}>
      <div className="p-8-12 min-w-0">
        <Text fw={650} truncate>
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
      {pages
        .filter(({ path }) => reaches(path))
        .map(({ path, label, icon: Icon }) => (
          <Menu.Item key={path} component={AppLink} href={path} leftSection={<Icon size={16} />}>
            {label}
          </Menu.Item>
        ))}
      {projectId && reaches(paths.dashboard) && (
        <Menu.Item
          component={AppLink}
          href={href(paths.dashboard, { project: projectId, checklist: 'open' })}
          leftSection={<IconChecklist size={16} />}
        >
          Getting started
        </Menu.Item>
      )}
      {offer && !offered('listNotifications') && (
        <Menu.Item leftSection={<IconBell size={16} />} onClick={offer}>
          Notify this browser
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconLogout size={16} />} onClick={handleSignOut}>
        Log out
      </Menu.Item>
    </OpenMenu>
  );
  return (
    <>
      {menu}
      {lost > 0 && (
        <Suspense>
          <ConfirmDialog
            title={`Log out and delete ${lost === 1 ? '1 draft' : `${lost} drafts`}?`}
            confirmLabel="Log out"
            pending={false}
            onConfirm={() => {
              deleteUnsent();
              end();
            }}
            onClose={() => setLost(0)}
          >
            This browser cannot keep for you what you have not sent, without others reading it.
            Cancel and send it, or log out without it.
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
