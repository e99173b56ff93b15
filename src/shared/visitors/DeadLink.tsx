import { IconLinkOff } from '@tabler/icons-react';
import { PageHeading } from '../ui/PageHeading';
import classes from './Public.module.css';

/** One text for all causes, so that guessing links reveals nothing about which ones existed. */
export function DeadLink() {
  return (
    <div className={classes.dead}>
      <span className={classes.deadIcon} aria-hidden="true">
        <IconLinkOff size={26} stroke={1.6} />
      </span>
      <PageHeading title="This link does not work">This link does not work</PageHeading>
      <p>
        It may have run out, or whoever shared it has ended it. Ask them for a new link, and check
        that you have copied all of it.
      </p>
    </div>
  );
}
