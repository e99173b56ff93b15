import { IconInfoCircle } from '@tabler/icons-react';
import { useNoticeHeight } from '../useNoticeHeight';
import classes from './NotKept.module.css';

/** Says how long the session lasts in a browser that does not keep it. */
export default function NotKept() {
  return (
    <aside ref={useNoticeHeight()} className={classes.line} aria-label="Your session">
      <IconInfoCircle size={18} stroke={1.7} className={classes.icon} aria-hidden="true" />
      <p className={classes.text}>
        You are signed in until you close or reload this tab, because this browser does not let the
        portal keep data.
      </p>
    </aside>
  );
}
