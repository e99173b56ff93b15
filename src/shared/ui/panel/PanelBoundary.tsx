import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useFailure } from '../../errors/useFailure';
import { renewLostCode } from '../../onDemand';
import { paths } from '../../routing/paths';
import { Reference } from '../Reference';
import classes from './PanelBoundary.module.css';

interface PanelProps {
  /** The name of the panel, used as the subject of '... could not be shown'. */
  name: string;
  /** Keeps the panel's place in the layout. */
  className?: string | undefined;
  /** Shows the failure in the corner of the window, for dialogs. */
  floating?: boolean;
  /** Closes a panel that the user did not open. */
  onClose?: () => void;
}

interface Props extends PanelProps {
  children: ReactNode;
  /** A change of one of them retries the panel. */
  resetKeys?: unknown[];
}

/** Contains a part of a page that may fail, so that the rest stays usable. */
export function PanelBoundary({ children, resetKeys, ...panel }: Props) {
  return (
    <ErrorBoundary
      fallbackRender={(caught) => <PanelFailure {...panel} {...caught} />}
      onReset={renewLostCode}
      {...(resetKeys && { resetKeys })}
    >
      {children}
    </ErrorBoundary>
  );
}

function PanelFailure(props: PanelProps & FallbackProps) {
  const { name, className = '', floating, onClose, ...caught } = props;
  const { reference, retry } = useFailure(caught, name);
  return (
    <div
      className={`${classes.panel} ${className}`}
      data-floating={floating || undefined}
      role="alert"
    >
      <p className="m-0 text-sm medium">{name} could not be shown</p>
      <Reference reference={reference} />
      <div className={`row gap-12 mt-8 text-sm ${classes.actions}`}>
        <Button size="xs" variant="default" leftSection={<IconRefresh size={14} />} onClick={retry}>
          Retry
        </Button>
        {onClose && (
          <Button size="xs" variant="subtle" onClick={onClose}>
            Close
          </Button>
        )}
        <a href={paths.home}>Home</a>
      </div>
    </div>
  );
}
