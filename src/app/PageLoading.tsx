import classes from './shell/Shell.module.css';

/** Shown while the code of a page loads. */
export function PageLoading() {
  return (
    <div className={classes.page} aria-busy="true">
      <span role="status" className={classes.hidden}>
        Loading
      </span>
      <div className={classes.headingLoading} />
      <div className={classes.contentLoading} />
    </div>
  );
}
