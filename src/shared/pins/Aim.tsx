import type { CSSProperties } from 'react';
import classes from './Aim.module.css';

/** Where something goes that is placed now: the middle of the view, unless it is told. */
export const Aim = ({ style }: { style?: CSSProperties }) => (
  <span className={classes.aim} style={style} aria-hidden="true" />
);
