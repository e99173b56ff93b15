import { Button, Menu } from '@mantine/core';
import {
  IconAdjustmentsHorizontal,
  IconCheck,
  IconChevronLeft,
  IconChevronRight,
} from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ColumnEntries, type ColumnsChoice } from '../table/ColumnEntries';
import { setDensity, useDensity } from '../table/useDensity';
import classes from './CollectionToolbar.module.css';
import type { Option } from './filter/options';

/** One thing of a view that has a few values, such as the sort order. */
export interface ViewChoice {
  label: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
}

export interface ViewMenuProps {
  /** What the button says; 'View' by default. */
  name?: string;
  /** Entries for the saved views. */
  saved?: ReactNode;
  /** Ways to show the items. */
  layout?: ViewChoice | undefined;
  choices?: readonly ViewChoice[];
  columns?: ColumnsChoice | undefined;
  onOpen?: () => void;
}

/** How a list looks: its saved views, layout, order, groups and columns, and how high its rows are. */
export function ViewMenu(props: ViewMenuProps) {
  const { name = 'View', saved, layout, choices = [], columns, onOpen } = props;
  const [opened, setOpened] = useState(false);
  const [part, setPart] = useState<string | null>(null);
  const menu = useRef<HTMLDivElement>(null);
  // The entry with the focus is gone. The menu takes the focus, so that its keys still work.
  useEffect(() => {
    if (part !== undefined && opened) menu.current?.focus();
  }, [part, opened]);
  const open = choices.find(({ label }) => label === part);
  return (
    <Menu
      opened={opened}
      onChange={(on) => {
        setOpened(on);
        setPart(null);
        if (on) onOpen?.();
      }}
      position="bottom-end"
      shadow="md"
      width={260}
      returnFocus
    >
      <Menu.Target>
        <Button
          variant="default"
          size="xs"
          data-keeps-clear
          className={classes.view ?? ''}
          leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden="true" />}
        >
          {name}
        </Button>
      </Menu.Target>
      <Menu.Dropdown ref={menu} className={classes.menu ?? ''}>
        {part !== null && (
          <Menu.Item
            closeMenuOnClick={false}
            leftSection={<IconChevronLeft size={16} aria-hidden="true" />}
            onClick={() => setPart(null)}
          >
            {part}
          </Menu.Item>
        )}
        {open && <Radios {...open} />}
        {columns && part === 'Columns' && <ColumnEntries {...columns} />}
        {part === null && (
          <>
            {saved}
            {layout && <Radios {...layout} />}
            {(choices.length > 0 || columns) && (saved || layout) && <Menu.Divider />}
            {choices.map(({ label, options, value }) => (
              <Part key={label} label={label} onOpen={setPart}>
                {options.find((option) => option.value === value)?.label}
              </Part>
            ))}
            {columns && (
              <>
                <Part label="Columns" onOpen={setPart}>
                  {columns.hidden.length > 0 && `${columns.hidden.length} hidden, too narrow`}
                </Part>
                <Density />
              </>
            )}
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

interface PartProps {
  label: string;
  onOpen: (label: string) => void;
  /** What is chosen there. */
  children: ReactNode;
}

const Part = ({ label, onOpen, children }: PartProps) => (
  <Menu.Item
    closeMenuOnClick={false}
    rightSection={
      <span className="row quiet gap-4">
        {children}
        <IconChevronRight size={14} aria-hidden="true" />
      </span>
    }
    onClick={() => onOpen(label)}
  >
    {label}
  </Menu.Item>
);

const Radios = ({ label, value, options, onChange }: ViewChoice) => (
  // biome-ignore lint/a11y/useSemanticElements: the group of a menu is no fieldset.
  <div role="group" aria-label={label}>
    {options.map((option) => (
      <Menu.RadioItem
        key={option.value}
        value={option.value}
        closeMenuOnClick
        checked={option.value === value}
        checkIcon={<IconCheck size={16} aria-hidden="true" />}
        onChange={() => onChange(option.value)}
      >
        {option.label}
      </Menu.RadioItem>
    ))}
  </div>
);

function Density() {
  const density = useDensity();
  return (
    <Menu.CheckboxItem
      closeMenuOnClick={false}
      checked={density === 'comfortable'}
      onChange={(on) => setDensity(on ? 'comfortable' : 'compact')}
    >
      Comfortable rows
    </Menu.CheckboxItem>
  );
}
