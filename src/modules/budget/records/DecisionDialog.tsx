import { Text, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '@/shared/forms/FormDialog';

interface Props {
  title: string;
  submitLabel: string;
  /** What follows from it. */
  effect: ReactNode;
  needsReason: boolean;
  danger?: boolean;
  submitError: unknown;
  submitting: boolean;
  onSubmit: (reason: string) => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Changes the status of a record, with a reason where one is needed. */
export function DecisionDialog(props: Props) {
  const [reason, setReason] = useState('');
  const said = reason.trim();
  return (
    <FormDialog
      title={props.title}
      submitLabel={props.submitLabel}
      submitError={props.submitError}
      submitting={props.submitting}
      missing={props.needsReason && said === '' && 'Reason'}
      dirty={reason !== ''}
      danger={props.danger ?? false}
      onClose={props.onClose}
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit(said);
      }}
    >
      <Text size="sm">{props.effect}</Text>
      {props.children}
      {props.needsReason && (
        <Textarea
          label="Reason"
          required
          data-autofocus
          maxLength={500}
          autosize
          minRows={2}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      )}
    </FormDialog>
  );
}
