import { Skeleton } from '@mantine/core';
import classes from './Look.module.css';

/** Lines in the place of a text that is being read. */
export function PageLoading() {
  return (
    <div className={`grid gap-12 ${classes.loading}`} aria-busy="true">
      <Skeleton h={30} w="55%" />
      {[92, 100, 84, 96, 60].map((width) => (
        <Skeleton key={width} h={14} w={`${width}%`} />
      ))}
    </div>
  );
}
