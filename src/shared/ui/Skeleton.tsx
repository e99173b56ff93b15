import { Box, type BoxProps, rem } from '@mantine/core';
import classes from './Skeleton.module.css';

interface Props extends Omit<BoxProps, 'h'> {
  /** What is coming: text, a heading, rows of a list, a card or form, or a picture, drawing or model. */
  shape: 'line' | 'heading' | 'row' | 'card' | 'media';
  /** How many of them. */
  count?: number;
  /** The height of each, where it is known and differs from that of the shape. */
  h?: number | string;
  'data-testid'?: string;
}

/** Stands where something will be while it loads. */
export const Skeleton = ({ shape, count = 1, h, className, ...box }: Props) => (
  <Box
    {...box}
    className={`${classes.skeleton} ${classes[shape]} ${className ?? ''}`}
    aria-busy="true"
    data-shape={shape}
    {...(h !== undefined && { __vars: { '--skeleton-height': rem(h) } })}
  >
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
      <span key={index} />
    ))}
  </Box>
);
