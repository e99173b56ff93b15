import { Button } from '@mantine/core';
import classes from './views.module.css';

const widths = [25, 50, 75, 100];

interface Props {
  width: number;
  onWidth: (width: number) => void;
}

/** Chooses how wide a picture is. */
export const WidthBar = ({ width, onWidth }: Props) => (
  <fieldset
    className={`absolute flex gap-4 m-0 p-4 borderless rounded surface shadow-float ${classes.bar}`}
    contentEditable={false}
    aria-label="Width of the picture"
  >
    {widths.map((choice) => (
      <Button
        key={choice}
        size="compact-sm"
        variant={choice === width ? 'filled' : 'default'}
        aria-pressed={choice === width}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onWidth(choice)}
      >
        {choice}%
      </Button>
    ))}
  </fieldset>
);
