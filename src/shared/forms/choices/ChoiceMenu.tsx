import { Button, type ButtonProps, Combobox, useCombobox } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useLayoutEffect } from 'react';
import { ChoiceList } from './ChoiceList';
import { type Choice, type Choices, RETRY } from './choices';

interface Props {
  /** What is chosen here. */
  label: string;
  choices: Choices;
  onChoose: (choice: Choice) => void;
  /** The chosen values of a menu that allows several, which stays open. */
  chosen?: readonly string[];
  onClear?: () => void;
  /** The text on the button; the label by default. */
  children?: string;
  button?: ButtonProps;
  startsOpen?: boolean;
  onClosed?: () => void;
}

/** A button with a list that the host searches. */
export function ChoiceMenu(props: Props) {
  const { label, choices, onChoose, chosen, onClear, children = label, button } = props;
  const combobox = useCombobox({
    defaultOpened: props.startsOpen ?? false,
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      combobox.focusTarget();
      choices.search('');
      props.onClosed?.();
    },
  });
  const { dropdownOpened, searchRef, focusSearchInput } = combobox;
  // At once, so that no key goes to the button. Mantine waits for a timer, which only a menu that starts open needs.
  useLayoutEffect(() => {
    if (!dropdownOpened) return;
    if (searchRef.current) searchRef.current.focus({ preventScroll: true });
    else focusSearchInput();
  }, [dropdownOpened, searchRef, focusSearchInput]);
  return (
    <Combobox
      store={combobox}
      width={280}
      position="bottom-start"
      shadow="md"
      onOptionSubmit={(value) => {
        if (value === RETRY) return choices.failure?.retry();
        const choice = choices.options.find((option) => option.value === value);
        if (!choice) return;
        choices.remember(choice);
        onChoose(choice);
        if (!chosen) combobox.closeDropdown();
      }}
    >
      <Combobox.Target targetType="button">
        <Button
          size="xs"
          variant="default"
          rightSection={<IconChevronDown size={14} aria-hidden="true" />}
          {...button}
          onClick={() => combobox.toggleDropdown()}
        >
          {children}
        </Button>
      </Combobox.Target>
      <ChoiceList
        label={label}
        choices={choices}
        {...(chosen && { chosen })}
        footer={
          onClear &&
          chosen &&
          chosen.length > 0 && (
            <Button
              size="xs"
              variant="subtle"
              fullWidth
              onClick={() => {
                onClear();
                combobox.closeDropdown();
              }}
            >
              Clear
            </Button>
          )
        }
      />
    </Combobox>
  );
}
