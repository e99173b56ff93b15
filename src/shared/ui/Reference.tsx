import classes from './states.module.css';

/** The reference that users can give to support. Renders nothing if the error was not reported. */
export function Reference({ reference }: { reference: string | null }) {
  if (!reference) return null;
  return (
    <span className={classes.reference}>
      Reference <code>{reference.slice(0, 8)}</code>
    </span>
  );
}
