import { ActionIcon, Button, MultiSelect, Text, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { Panel } from '@/shared/ui/panel/Panel';
import panel from '@/shared/ui/panel/Panel.module.css';
import classes from '../Templates.module.css';
import type { PeopleProps } from './people';

/** Distribution groups of members of the template. */
export function GroupsPanel({ values, disabled, onChange }: PeopleProps) {
  const { groups, members } = values;
  const options = members.map(({ id, name }) => ({ value: id, label: name }));
  const change = (changed: number, part: Partial<(typeof groups)[number]>) =>
    onChange({ groups: groups.map((group, i) => (i === changed ? { ...group, ...part } : group)) });
  return (
    <Panel title="Distribution groups" text="People who are often chosen together.">
      <div className={`grid gap-16 mt-16 ${panel.form}`}>
        {groups.length === 0 && (
          <Text size="sm" c="dimmed">
            No groups.
          </Text>
        )}
        <ul className="grid gap-8 list">
          {groups.map(({ name, memberIds }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: groups have no id, and their fields keep no state of their own.
            <li key={index} className={`grid gap-8-12 items-end ${classes.group}`}>
              <TextInput
                label={`Name of group ${index + 1}`}
                disabled={disabled}
                maxLength={60}
                autoComplete="off"
                value={name}
                onChange={({ currentTarget }) => change(index, { name: currentTarget.value })}
              />
              <MultiSelect
                label={`People of group ${index + 1}`}
                disabled={disabled}
                searchable
                data={options}
                value={[...memberIds]}
                onChange={(ids) => change(index, { memberIds: ids })}
              />
              {!disabled && (
                <ActionIcon
                  variant="subtle"
                  size="lg"
                  aria-label={`Remove group ${index + 1}`}
                  onClick={() => onChange({ groups: groups.filter((_, i) => i !== index) })}
                >
                  <IconX size={16} aria-hidden="true" />
                </ActionIcon>
              )}
            </li>
          ))}
        </ul>
        {!disabled && members.length > 0 && (
          <div>
            <Button
              variant="default"
              size="xs"
              leftSection={<IconPlus size={16} />}
              onClick={() => onChange({ groups: [...groups, { name: '', memberIds: [] }] })}
            >
              Add group
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
}
