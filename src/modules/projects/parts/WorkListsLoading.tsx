import { Skeleton } from '@mantine/core';
import panel from './Panel.module.css';
import classes from './WorkLists.module.css';

/** Placeholder for the rows of a list. */
export function WorkListLoading() {
  return (
    <div className={classes.loading}>
      {['1', '2', '3', '4', '5'].map((key) => (
        <Skeleton key={key} h={38} />
      ))}
    </div>
  );
}

/** Placeholder for both lists while their code loads. */
export function WorkListsLoading() {
  return (
    <div className={classes.lists} aria-hidden="true">
      {['In my court', 'Overdue'].map((title) => (
        <div key={title} className={panel.panel}>
          <div className={panel.head}>
            <h2>{title}</h2>
          </div>
          <WorkListLoading />
        </div>
      ))}
    </div>
  );
}
