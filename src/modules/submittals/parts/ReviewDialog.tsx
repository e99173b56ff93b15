import { NativeSelect, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { zReviewCode } from '@/api/generated/schemas/submittals.gen';
import { reviewSubmittal } from '@/api/generated/submittals.gen';
import type { ReviewCode, ReviewSubmittalRequest, Submittal } from '@/api/generated/types.gen';
import { FormDialog } from '@/shared/forms/FormDialog';
import type { AnyLog } from '@/shared/log/log';
import { useRecordWrite } from '@/shared/log/writes';
import { optionLabel } from '@/shared/records/labels';
import { pathOf } from '../operations';

interface Props {
  submittal: Submittal;
  log: AnyLog;
  onClose: () => void;
}

/** The review of the current step. The submittal's manager can review on behalf of a reviewer. */
export default function ReviewDialog({ submittal, log, onClose }: Props) {
  const { permittedActions, ballInCourt } = submittal;
  const own = permittedActions.includes('review') ? [{ value: '', label: 'My own review' }] : [];
  const others = permittedActions.includes('review_on_behalf')
    ? ballInCourt.map(({ id, name }) => ({ value: id, label: `For ${name}` }))
    : [];
  const reviewers = [...own, ...others];
  const [code, setCode] = useState<ReviewCode | ''>('');
  const [comment, setComment] = useState('');
  const [onBehalfOfId, setOnBehalfOfId] = useState(reviewers[0]?.value ?? '');
  const review = useRecordWrite(log, {
    operation: 'reviewSubmittal',
    write: (body: ReviewSubmittalRequest) =>
      reviewSubmittal({ path: pathOf(submittal), body, throwOnError: true }),
    successToast: () => 'Review sent',
    failure: 'inline',
  });
  const isSentBack = code === 'revise_and_resubmit' || code === 'rejected';
  return (
    <FormDialog
      title={`Review ${submittal.number ?? 'draft'}`}
      submitLabel="Send review"
      onSubmit={(event) => {
        event.preventDefault();
        if (code === '') return;
        review.mutate(
          {
            version: submittal.version,
            code,
            ...(comment.trim() && { comment: comment.trim() }),
            ...(onBehalfOfId && { onBehalfOfId }),
          },
          { onSuccess: onClose },
        );
      }}
      submitError={review.error}
      submitting={review.isPending}
      incomplete={code === '' || (isSentBack && !comment.trim())}
      dirty={code !== '' || comment.trim() !== ''}
      onClose={onClose}
    >
      <Text size="sm">{submittal.title}</Text>
      {reviewers.length > 1 && (
        <NativeSelect
          label="Reviewer"
          data={reviewers}
          value={onBehalfOfId}
          onChange={(event) => setOnBehalfOfId(event.currentTarget.value)}
        />
      )}
      <NativeSelect
        label="Response"
        data-autofocus
        data={[
          { value: '', label: 'Choose a response', disabled: true },
          ...zReviewCode.options.map((value) => ({ value, label: optionLabel(value) })),
        ]}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value as ReviewCode)}
      />
      <Textarea
        label={isSentBack ? 'Comment' : 'Comment (optional)'}
        description={isSentBack && 'The submitter needs to know what to change.'}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={10_000}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
