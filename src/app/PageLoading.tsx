import { Skeleton, VisuallyHidden } from '@mantine/core';
import classes from './Shell.module.css';

/** Shown while the code of a page loads. */
export function PageLoading() {
  return (
    <div className={classes.page} aria-busy="true">
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <Skeleton h={28} w="40%" mb="lg" />
      <Skeleton h={160} />
    </div>
  );
}
