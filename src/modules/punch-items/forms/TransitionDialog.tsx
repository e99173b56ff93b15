import { NativeSelect, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { asApiError } from '@/api/apiError';
import type { PunchItem, PunchItemStatus, PunchResolution } from '@/api/generated/types.gen';
import { FormDialog } from '@/shared/forms/FormDialog';
import { optionLabel } from '@/shared/log/labels';
import { useTransitionPunchItem } from '../mutations';
import { needs, transitionLabel } from '../transitions';

interface Props {
  item: PunchItem;
  target: PunchItemStatus;
  onClose: () => void;
}

/** Reasons to close what was not done. */
const resolutions: readonly PunchResolution[] = ['duplicate', 'void', 'wont_fix'];

/** Asks for what the way to another status needs. */
export default function TransitionDialog({ item, target, onClose }: Props) {
  const transition = useTransitionPunchItem();
  const [text, setText] = useState('');
  const [resolution, setResolution] = useState<PunchResolution>('duplicate');
  const [missing, setMissing] = useState(false);
  const asked = needs(item.status, target);
  const label = transitionLabel(item.status, target);
  const missingFields = asApiError(transition.error).errors.map(({ pointer }) =>
    optionLabel(
      pointer
        .slice(1)
        .replace(/Ids?$/, 's')
        .replace(/([A-Z])/g, ' $1')
        .toLowerCase(),
    ),
  );

  const submit = () => {
    const reason = text.trim();
    if (asked.reason && !reason) return setMissing(true);
    transition.mutate(
      {
        path: { projectId: item.projectId, punchItemId: item.id },
        body: {
          version: item.version,
          status: target,
          ...(asked.reason && { reason }),
          ...(asked.resolution && { resolution }),
          ...(asked.note && reason && { note: reason }),
        },
      },
      { onSuccess: onClose },
    );
  };

  return (
    <FormDialog
      title={`${label}: ${item.number ?? 'draft'}`}
      submitLabel={label}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      submitError={transition.error}
      submitting={transition.isPending}
      dirty={text.trim() !== ''}
      onClose={onClose}
    >
      <Text size="sm">{item.title}</Text>
      {missingFields.length > 0 && (
        <Text size="sm" c="red">
          Still missing: {missingFields.join(', ')}.
        </Text>
      )}
      {asked.resolution && (
        <NativeSelect
          label="Resolution"
          value={resolution}
          onChange={(event) => setResolution(event.currentTarget.value as PunchResolution)}
          data={resolutions.map((value) => ({ value, label: optionLabel(value) }))}
        />
      )}
      {(asked.reason || asked.note) && (
        <Textarea
          data-autofocus
          label={asked.note ? 'What was done (optional)' : 'Reason'}
          autosize
          minRows={3}
          maxRows={8}
          maxLength={2000}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setMissing(false);
          }}
          error={missing && 'Reason is required'}
        />
      )}
    </FormDialog>
  );
}
