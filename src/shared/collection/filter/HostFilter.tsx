import { ChoiceMenu } from '../../forms/choices/ChoiceMenu';
import { type Choices, named } from '../../forms/choices/choices';
import { filterLook } from './FilterButton';
import { useFilterSlot } from './filterSlot';

interface Props {
  label: string;
  choices: Choices;
  /** The id of what is chosen; empty for none. */
  value: string;
  onChange: (value: string) => void;
}

/** Shows a filter by one of a list that the host searches. */
export function HostFilter({ label, choices, value, onChange }: Props) {
  const [chosen] = value ? named([value], choices.known) : [];
  return (
    <ChoiceMenu
      {...useFilterSlot()}
      label={label}
      choices={choices}
      onChoose={(choice) => onChange(choice.value)}
      button={filterLook(value !== '')}
    >
      {chosen ? `${label}: ${chosen.label}` : label}
    </ChoiceMenu>
  );
}
