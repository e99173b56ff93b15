import { VisuallyHidden } from '@mantine/core';
import classes from './Shell.module.css';

/** Shown while the code of a page loads. */
export function PageLoading() {
  return (
    <div className={classes.page} aria-busy="true">
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <div className={classes.headingLoading} />
      <div className={classes.contentLoading} />
    </div>
  );
}
