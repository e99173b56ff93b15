import { IconLinkOff } from '@tabler/icons-react';
import { PageHeading } from '@/shared/ui/PageHeading';
import classes from './Public.module.css';

/** One text for all causes, so that guessing links reveals nothing about which ones existed. */
export function DeadLink() {
  return (
    <div className={classes.dead}>
      <span className={classes.deadIcon} aria-hidden="true">
        <IconLinkOff size={20} />
      </span>
      <PageHeading title="This link does not work">This link does not work</PageHeading>
      <p>
        It may be incomplete or expired, or its owner may have revoked it. Check that you copied the
        whole link, or ask for a new one.
      </p>
    </div>
  );
}
