import { Combobox, useCombobox } from '@mantine/core';
import { useEffect } from 'react';
import { ChoiceList } from './ChoiceList';
import { type Choice, type Choices, RETRY } from './choices';

interface Props {
  label: string;
  choices: Choices;
  /** The place below which the list stands. */
  at: { left: number; top: number };
  onChoose: (choice: Choice) => void;
  onClose: () => void;
}

/** An open list that the host searches, at a place of the page. */
export function ChoicesAt({ label, choices, at, onChoose, onClose }: Props) {
  const combobox = useCombobox({ opened: true, onDropdownClose: onClose });
  const { focusSearchInput } = combobox;
  useEffect(() => focusSearchInput(), [focusSearchInput]);
  return (
    <Combobox
      store={combobox}
      width={280}
      position="bottom-start"
      shadow="md"
      onOptionSubmit={(value) => {
        if (value === RETRY) return choices.failure?.retry();
        const choice = choices.options.find((option) => option.value === value);
        if (choice) onChoose(choice);
      }}
    >
      <Combobox.DropdownTarget>
        <span style={{ position: 'fixed', ...at }} />
      </Combobox.DropdownTarget>
      <ChoiceList label={label} choices={choices} />
    </Combobox>
  );
}
