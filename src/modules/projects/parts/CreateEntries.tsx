import { Menu } from '@mantine/core';
import { creatable, NEW } from '@/records/common/recordTypes';
import { capitalized } from '@/shared/format/format';
import type { MenuTarget } from '@/shared/menu/MenuOnDemand';
import { OpenMenu } from '@/shared/menu/OpenMenu';
import { useProject } from '@/shared/projects/useProject';
import { AppLink } from '@/shared/routing/AppLink';
import { useProjectHref, useProjectId } from '@/shared/routing/currentProject';

export default function CreateEntries({ target }: { target: MenuTarget }) {
  const hrefTo = useProjectHref();
  const project = useProject(useProjectId());
  const permitted = project.data?.data.permittedActions ?? [];
  return (
    <OpenMenu target={target} position="bottom-end" width={200}>
      {creatable(permitted).map(({ type, one, path, icon: Icon }) => (
        <Menu.Item
          key={type}
          component={AppLink}
          href={hrefTo(path, NEW)}
          leftSection={<Icon size={16} />}
        >
          {capitalized(one)}
        </Menu.Item>
      ))}
    </OpenMenu>
  );
}
