import type { CSSProperties } from 'react';
import classes from './Aim.module.css';

/** Shows a crosshair that marks where the next item goes: by default the center of the view. */
export const Aim = ({ style }: { style?: CSSProperties }) => (
  <span className={`absolute no-pointer ${classes.aim}`} style={style} aria-hidden="true" />
);
