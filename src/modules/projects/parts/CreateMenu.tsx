import { Button, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ProjectAction } from '@/api/generated/types.gen';
import { capitalized } from '@/shared/format/format';
import { creatable, NEW } from '@/shared/records/recordTypes';
import { AppLink } from '@/shared/routing/AppLink';
import { useProjectHref } from '@/shared/routing/currentProject';

/** Opens the form for a new record of any log in which the user can create records. */
export function CreateMenu({ permitted }: { permitted: readonly ProjectAction[] }) {
  const hrefTo = useProjectHref();
  return (
    <Menu position="bottom-end" width={200} shadow="md" returnFocus>
      <Menu.Target>
        <Button leftSection={<IconPlus size={18} aria-hidden="true" />}>New</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {creatable(permitted).map(({ type, one, path, icon: Icon }) => (
          <Menu.Item
            key={type}
            component={AppLink}
            href={hrefTo(path, NEW)}
            leftSection={<Icon size={16} stroke={1.7} />}
          >
            {capitalized(one)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
