import { filterLook } from '@/shared/collection/filter/FilterButton';
import { useFilterSlot } from '@/shared/collection/filter/filterSlot';
import { ChoiceMenu } from '@/shared/forms/choices/ChoiceMenu';
import { named } from '@/shared/forms/choices/choices';
import { useParties } from './useParties';

interface Props {
  label: string;
  projectId: string;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Shows a filter that allows several people and companies of a project. */
export function PartyFilter({ label, projectId, chosen, onChange }: Props) {
  const found = useParties(projectId, { companies: true, chosen });
  // Who is chosen but not on the first page stands before it, to be taken back.
  const missing = found.text
    ? []
    : chosen.filter((id) => !found.options.some(({ value }) => value === id));
  const before = named(missing, found.known).map((choice) => ({ ...choice, group: 'Chosen' }));
  const choices = { ...found, options: [...before, ...found.options] };
  const [first] = named(chosen.slice(0, 1), choices.known);
  const more = chosen.length > 1 ? ` +${chosen.length - 1}` : '';
  return (
    <ChoiceMenu
      {...useFilterSlot()}
      label={label}
      choices={choices}
      chosen={chosen}
      onChoose={({ value }) =>
        onChange(
          chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value],
        )
      }
      onClear={() => onChange([])}
      button={filterLook(chosen.length > 0)}
    >
      {first ? `${label}: ${first.label}${more}` : label}
    </ChoiceMenu>
  );
}
