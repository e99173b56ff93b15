import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useMenu } from '../../ui/useMenu';
import classes from '../CollectionToolbar.module.css';

interface Props {
  label: string;
  options: readonly { value: string; label: string; count?: number | undefined }[];
  chosen: readonly string[];
  /** Words for the chosen values, where their names are too many. */
  summary?: string;
  onChange: (chosen: readonly string[]) => void;
  /** Why there are no options. Rendered as an item, since Escape does not close an empty menu. */
  failure?: { text: string; retry: () => void } | undefined;
}

/** Shows a filter that allows several values. */
export function FilterMenu({ label, options, chosen, summary, onChange, failure }: Props) {
  const toggle = (value: string) =>
    onChange(
      chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value],
    );
  const first = options.find(({ value }) => value === chosen[0])?.label ?? chosen[0];
  const chosenText = summary ?? (chosen.length > 1 ? `${first} +${chosen.length - 1}` : first);
  const { menu, target } = useMenu();
  return (
    <Menu {...menu} closeOnItemClick={false} position="bottom-start" shadow="md" width={240}>
      <Menu.Target>
        <Button
          {...target}
          variant={chosen.length > 0 ? 'light' : 'default'}
          className={classes.filter}
          size="xs"
          fw={550}
          rightSection={<IconChevronDown size={14} aria-hidden="true" />}
        >
          {chosenText ? `${label}: ${chosenText}` : label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
        {failure && <Menu.Item onClick={failure.retry}>{failure.text}. Try again</Menu.Item>}
        {options.map(({ value, label: text, count }) => (
          <Menu.CheckboxItem
            key={value}
            checked={chosen.includes(value)}
            onChange={() => toggle(value)}
            rightSection={count}
          >
            {text}
          </Menu.CheckboxItem>
        ))}
        {chosen.length > 0 && (
          <>
            <Menu.Divider />
            <Menu.Item closeMenuOnClick onClick={() => onChange([])}>
              Clear
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
