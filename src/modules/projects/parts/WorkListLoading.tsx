import { Skeleton } from '@/shared/ui/Skeleton';
import classes from './WorkLists.module.css';

/** Stands in for the rows of a list. */
export const WorkListLoading = () => (
  <Skeleton shape="row" count={5} h={36} className={`gap-20 ${classes.loading}`} />
);
