import { Button } from '@mantine/core';
import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { isNotOffered } from '@/api/apiError';
import type { OperationId } from '../errors/failures';
import { failureText } from '../errors/operationTexts';
import { reasonText } from '../errors/problemTexts';
import { referenceOf } from '../errors/report';
import { Reference } from './Reference';
import classes from './states.module.css';

interface Props {
  operation: OperationId;
  error: unknown;
  onRetry: () => void;
}

/** Shown in place of data that failed to load. What the host does not offer is absent and not a failure. */
export function ErrorState({ operation, error, onRetry }: Props) {
  if (isNotOffered(error)) return null;
  return (
    <div className={classes.state} role="alert">
      <span className={classes.icon} aria-hidden="true">
        <IconCloudOff size={20} />
      </span>
      <h2 className={classes.title}>{failureText(operation, error)}</h2>
      <p className={classes.text}>{reasonText(error)}</p>
      <Button variant="default" leftSection={<IconRefresh size={16} />} onClick={onRetry}>
        Retry
      </Button>
      <Reference reference={referenceOf(error)} />
    </div>
  );
}

/** The same in a place that is too small for it. */
export function ErrorLine({ operation, error, onRetry }: Props) {
  if (isNotOffered(error)) return null;
  return (
    <p className={classes.line} role="alert">
      {failureText(operation, error)}. {reasonText(error)}{' '}
      <button type="button" className={classes.retry} onClick={onRetry}>
        Retry
      </button>
    </p>
  );
}
