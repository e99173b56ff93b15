import { formatSince, formatTime } from '../format/format';
import classes from './Since.module.css';

/** 'yesterday', '3 days ago', then the date. The time shows on hover, and on paper instead. */
export const Since = ({ at }: { at: string }) => (
  <time className={classes.since} dateTime={at} title={formatTime(at)}>
    <span>{formatSince(at)}</span>
  </time>
);
