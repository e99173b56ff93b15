import { Button, Menu } from '@mantine/core';
import { IconLayoutList } from '@tabler/icons-react';

/** What a list can be grouped by, with the labels. */
export const groupChoices = [
  ['', 'No groups'],
  ['company', 'Company'],
  ['location', 'Location'],
  ['assignee', 'Assignee'],
] as const;

interface Props {
  group: string;
  onChange: (group: string) => void;
}

/** Chooses what the rows of a log are grouped by. */
export function GroupMenu({ group, onChange }: Props) {
  const chosen = groupChoices.find(([value]) => value === group && value !== '');
  return (
    <Menu position="bottom-end" shadow="md" width={180}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconLayoutList size={16} aria-hidden="true" />}>
          {chosen ? `Group: ${chosen[1]}` : 'Group'}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {groupChoices.map(([value, label]) => (
          <Menu.RadioItem
            key={value}
            value={value}
            checked={value === group}
            closeMenuOnClick
            onChange={() => onChange(value)}
          >
            {label}
          </Menu.RadioItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
