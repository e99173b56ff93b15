import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';

interface Props {
  /** What it says, such as 'New role'. */
  label: string;
  onClick: () => void;
}

/** Adds something to a list. */
export const AddButton = ({ label, onClick }: Props) => (
  <Button leftSection={<IconPlus size={16} />} onClick={onClick}>
    {label}
  </Button>
);
