import { FilterButton } from './FilterButton';

interface Props {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** Shows a filter that is on or off. */
export const ToggleFilter = ({ label, on, onChange }: Props) => (
  <FilterButton on={on} rightSection={null} aria-pressed={on} onClick={() => onChange(!on)}>
    {label}
  </FilterButton>
);
