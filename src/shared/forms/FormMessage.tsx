import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useComeIntoView } from '../ui/useComeIntoView';
import classes from './FormMessage.module.css';

/**
 * Shows the failure of a whole form: the reason and the next step. Comes into view, and is announced by screen readers. It looks like a Mantine
 * Alert, which would add a kilobyte to the first load.
 */
export function FormMessage({ children }: { children: ReactNode }) {
  const text = useId();
  const ref = useComeIntoView<HTMLDivElement>(true);
  return (
    <div
      ref={ref}
      role="alert"
      aria-label="Problem"
      aria-describedby={text}
      className={classes.message}
    >
      <IconAlertCircle size={20} className={classes.icon} aria-hidden="true" />
      <div id={text}>{children}</div>
    </div>
  );
}
