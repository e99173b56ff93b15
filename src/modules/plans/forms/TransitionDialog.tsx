import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { SheetDetail } from '@/api/generated/types.gen';
import { FormDialog } from '@/shared/forms/FormDialog';
import { useTransitionSheet } from '../mutations';

interface Props {
  sheet: SheetDetail;
  to: 'active' | 'completed';
  onClose: () => void;
}

/** Takes a sheet out of use, or makes it current again with a reason. */
export default function TransitionDialog({ sheet, to, onClose }: Props) {
  const [reason, setReason] = useState('');
  const transition = useTransitionSheet(sheet, { failure: 'inline' });
  const isBack = to === 'active';
  const current = sheet.revisions.find(({ planStatus }) => planStatus === 'active');
  return (
    <FormDialog
      title={isBack ? `Make ${sheet.number} current again` : `Take ${sheet.number} out of use`}
      submitLabel={isBack ? 'Make current' : 'Take out of use'}
      onSubmit={(event) => {
        event.preventDefault();
        const said = reason.trim();
        transition.mutate({ to, ...(said && { reason: said }) }, { onSuccess: onClose });
      }}
      submitError={transition.error}
      submitting={transition.isPending}
      missing={isBack && reason.trim() === '' && 'Reason'}
      dirty={reason !== ''}
      onClose={onClose}
    >
      <Text size="sm">
        {!isBack && 'Nobody builds from it any more, and it takes no new pins. Its pins stay.'}
        {isBack &&
          current &&
          `Revision ${current.revision} is superseded then, and its pins come along.`}
        {isBack && !current && 'People build from it again.'}
      </Text>
      <Textarea
        label="Reason"
        required={isBack}
        maxLength={500}
        autosize
        minRows={2}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </FormDialog>
  );
}
