import { Avatar, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useUser } from '@/platform/auth/session';
import { MenuOnDemand } from '@/shared/menu/MenuOnDemand';
import { onDemand } from '@/shared/onDemand';
import { useOwnTheme } from '../useTheme';
import { BellOnDemand } from './BellOnDemand';

const UserEntries = onDemand(() => import('./UserEntries'));

export default function UserMenu() {
  const user = useUser();
  useOwnTheme();
  if (!user) return null;
  return (
    <>
      <BellOnDemand />
      <MenuOnDemand
        preload={UserEntries.preload}
        target={
          <UnstyledButton className="round">
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
        }
      >
        {(target) => <UserEntries target={target} />}
      </MenuOnDemand>
    </>
  );
}
