import '../theme/pages.css';
import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useComeIntoView } from '../ui/useComeIntoView';
import classes from './FormMessage.module.css';

interface Props {
  children: ReactNode;
  takesFocus?: boolean;
}

/**
 * Shows the failure of a whole form: the reason and the next step. Comes into view, and is announced by screen readers. It looks like a Mantine
 * Alert, which would add a kilobyte to the first load.
 */
export function FormMessage({ children, takesFocus = false }: Props) {
  const text = useId();
  const ref = useComeIntoView<HTMLDivElement>(true, takesFocus);
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={takesFocus ? -1 : undefined}
      aria-label="Problem"
      aria-describedby={text}
      className={classes.message}
    >
      <IconAlertCircle size={20} className={classes.icon} aria-hidden="true" />
      <div id={text}>{children}</div>
    </div>
  );
}
