import { Button } from '@mantine/core';
import classes from './views.module.css';

const widths = [25, 50, 75, 100];

interface Props {
  width: number;
  onWidth: (width: number) => void;
}

/** Chooses how wide a picture is. */
export const WidthBar = ({ width, onWidth }: Props) => (
  <fieldset className={classes.bar} contentEditable={false} aria-label="Width of the picture">
    {widths.map((one) => (
      <Button
        key={one}
        size="compact-sm"
        variant={one === width ? 'filled' : 'default'}
        aria-pressed={one === width}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onWidth(one)}
      >
        {one}%
      </Button>
    ))}
  </fieldset>
);
