import classes from './states.module.css';

/** What a person can tell whoever looks after the portal. Nothing where nothing is reported. */
export function Reference({ reference }: { reference: string | null }) {
  if (!reference) return null;
  return (
    <span className={classes.reference}>
      Reference <code>{reference.slice(0, 8)}</code>
    </span>
  );
}
