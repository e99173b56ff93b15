import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconLock, IconUsers } from '@tabler/icons-react';
import { useMenu } from '@/shared/ui/useMenu';

interface Props {
  busy: boolean;
  onChoose: (isPrivate: boolean) => void;
}

/** Sets who can see the selected photos. */
export function PrivacyMenu({ busy, onChoose }: Props) {
  const { menu, target } = useMenu();
  return (
    <Menu {...menu} position="bottom-start" shadow="md" width={270}>
      <Menu.Target>
        <Button
          {...target}
          size="xs"
          variant="default"
          loading={busy}
          rightSection={<IconChevronDown size={14} aria-hidden="true" />}
        >
          Who can see them
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconLock size={16} />} onClick={() => onChoose(true)}>
          Make private
          <span className="block quiet text-xs">
            Only the uploader and the project's managers and administrators can see them
          </span>
        </Menu.Item>
        <Menu.Item leftSection={<IconUsers size={16} />} onClick={() => onChoose(false)}>
          Make visible to everyone
          <span className="block quiet text-xs">All members of the project can see them</span>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
