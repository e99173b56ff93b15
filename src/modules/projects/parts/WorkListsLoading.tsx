import { Skeleton } from '@mantine/core';
import panel from './Panel.module.css';
import classes from './WorkLists.module.css';

/** In the place of a list's rows. */
export function WorkListLoading() {
  return (
    <div className={classes.loading}>
      {['1', '2', '3', '4', '5'].map((key) => (
        <Skeleton key={key} h={38} />
      ))}
    </div>
  );
}

/** In the place of both lists, as long as their code is on its way. */
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
