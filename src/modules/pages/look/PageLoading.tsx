import { Skeleton } from '@/shared/ui/Skeleton';
import classes from './Look.module.css';

/** Lines in the place of a text that is being read. */
export function PageLoading() {
  return (
    <div className={`grid gap-12 ${classes.loading}`} aria-busy="true">
      <Skeleton shape="heading" />
      <Skeleton shape="line" count={5} />
    </div>
  );
}
