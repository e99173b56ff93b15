import { Chip } from '@mantine/core';

interface Props {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Shows a filter that is on or off. */
export const FilterChip = ({ label, ...chip }: Props) => (
  <Chip size="xs" {...chip}>
    {label}
  </Chip>
);
