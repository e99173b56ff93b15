import { Skeleton } from '@mantine/core';
import classes from './WorkLists.module.css';

/** Stands in for the rows of a list. */
export function WorkListLoading() {
  return (
    <div className={`grid gap-20 ${classes.loading}`}>
      {['1', '2', '3', '4', '5'].map((key) => (
        <Skeleton key={key} h={38} />
      ))}
    </div>
  );
}
