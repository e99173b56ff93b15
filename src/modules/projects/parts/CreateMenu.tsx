import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { MenuOnDemand } from '@/shared/menu/MenuOnDemand';
import { onDemand } from '@/shared/onDemand';

const CreateEntries = onDemand(() => import('./CreateEntries'));

/** Opens the form for a new record of any log in which the user can create records. */
export function CreateMenu() {
  return (
    <MenuOnDemand
      preload={CreateEntries.preload}
      target={<Button leftSection={<IconPlus size={16} aria-hidden="true" />}>New</Button>}
    >
      {(target) => <CreateEntries target={target} />}
    </MenuOnDemand>
  );
}
