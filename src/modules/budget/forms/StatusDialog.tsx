import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { Budget, BudgetStatus } from '@/api/generated/types.gen';
import { failureText } from '@/shared/errors/operationTexts';
import { FormDialog } from '@/shared/forms/FormDialog';
import { FormMessage } from '@/shared/forms/FormMessage';
import { useTransitionBudget } from '../mutations';

interface Props {
  budget: Budget;
  to: BudgetStatus;
  title: string;
  onClose: () => void;
}

const effects = {
  active:
    'Quantities, unit costs and originals are locked from then on, and only change orders change the budget.',
  again: 'Commitments, changes and invoices can be changed again.',
  completed: 'Nothing in the budget can be changed any more, until a project admin reopens it.',
};

/** Locks the originals, completes the budget, or reopens it with a reason. */
export default function StatusDialog({ budget, to, title, onClose }: Props) {
  const [reason, setReason] = useState('');
  const transition = useTransitionBudget(budget);
  const isBack = budget.status === 'completed';
  const said = reason.trim();
  return (
    <FormDialog
      title={title}
      submitLabel={title}
      submitError={null}
      submitting={transition.isPending}
      missing={isBack && said === '' && 'Reason'}
      dirty={reason !== ''}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (to === 'draft') return;
        transition.mutate({ to, ...(isBack && { reason: said }) }, { onSuccess: onClose });
      }}
    >
      {transition.error && (
        <FormMessage>{failureText('transitionBudget', transition.error)}</FormMessage>
      )}
      <Text size="sm">{isBack ? effects.again : effects[to === 'completed' ? to : 'active']}</Text>
      {isBack && (
        <Textarea
          label="Reason"
          required
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
