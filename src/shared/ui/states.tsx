import { Button, Text, Title } from '@mantine/core';
import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { failureText, type OperationId } from '../errors/operationTexts';
import { reasonText } from '../errors/problemTexts';
import { referenceOf } from '../errors/report';
import { Reference } from './Reference';
import classes from './states.module.css';

interface StateProps {
  icon: ReactNode;
  title: string;
  /** 1 where it stands for the whole page. */
  order?: 1 | 2;
  children?: ReactNode;
  action?: ReactNode;
}

/** What a list says when it has nothing to show, and what to do next. */
export function EmptyState({ icon, title, order = 2, children, action }: StateProps) {
  return (
    <div className={classes.state}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <Title order={order} size="h3">
        {title}
      </Title>
      {children && <Text className={classes.text}>{children}</Text>}
      {action}
    </div>
  );
}

/** What stands in the place of a query's data when it could not be loaded. */
export function ErrorState({
  operation,
  error,
  onRetry,
}: {
  operation: OperationId;
  error: unknown;
  onRetry: () => void;
}) {
  return (
    <div className={classes.state} role="alert">
      <span className={classes.icon} aria-hidden="true">
        <IconCloudOff size={26} stroke={1.6} />
      </span>
      <Title order={2} size="h3">
        {failureText(operation, error)}
      </Title>
      <Text className={classes.text}>{reasonText(error)}</Text>
      <Button variant="default" leftSection={<IconRefresh size={16} />} onClick={onRetry}>
        Retry
      </Button>
      <Reference reference={referenceOf(error)} />
    </div>
  );
}
