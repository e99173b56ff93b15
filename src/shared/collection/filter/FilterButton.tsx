import { Button, type ButtonProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps } from 'react';

interface Props extends ButtonProps, Omit<ComponentProps<'button'>, keyof ButtonProps> {
  /** Whether the filter narrows the list. */
  on: boolean;
}

/** The look of each control of a toolbar that opens a list. */
export const filterLook = (on: boolean) =>
  ({
    variant: on ? 'light' : 'default',
    size: 'xs',
    px: 'var(--space-8)',
    fw: 'var(--weight-medium)',
    rightSection: <IconChevronDown size={14} aria-hidden="true" />,
  }) as const;

/** Opens the values of a filter, and says which are chosen. */
export const FilterButton = ({ on, ...props }: Props) => <Button {...filterLook(on)} {...props} />;
