import { NativeSelect, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { zReviewCode } from '@/api/generated/schemas/submittals.gen';
import { reviewSubmittal } from '@/api/generated/submittals.gen';
import type { ReviewCode, ReviewSubmittalRequest, Submittal } from '@/api/generated/types.gen';
import { FileBeside, isShown } from '@/records/log/files/FileBeside';
import { UploadProgress } from '@/records/log/files/UploadProgress';
import { FilesInput } from '@/records/log/form/NewFiles';
import type { AnyLog } from '@/records/log/log';
import { Meanwhile } from '@/records/log/record/Meanwhile';
import { useRecordFiles } from '@/records/log/useRecordFiles';
import { useRecordWrite } from '@/records/log/writes';
import { optionLabel } from '@/shared/format/labels';
import { FormDialog } from '@/shared/forms/FormDialog';
import { FormMessage } from '@/shared/forms/FormMessage';
import { pathOf } from '../operations';

interface Props {
  submittal: Submittal;
  log: AnyLog;
  onClose: () => void;
}

/** Shows the review of the current step. The submittal's manager can review on behalf of a reviewer. */
export default function ReviewDialog({ submittal, log, onClose }: Props) {
  const { permittedActions, ballInCourt } = submittal;
  const ownOption = permittedActions.includes('review') ? [{ value: '', label: 'My review' }] : [];
  const others = permittedActions.includes('review_on_behalf')
    ? ballInCourt.map(({ id, name }) => ({ value: id, label: `For ${name}` }))
    : [];
  const reviewers = [...ownOption, ...others];
  const [code, setCode] = useState<ReviewCode | ''>('');
  const [comment, setComment] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const { queue, upload } = useRecordFiles(log);
  const [onBehalfOfId, setOnBehalfOfId] = useState(reviewers[0]?.value ?? '');
  const review = useRecordWrite(log, {
    operation: 'reviewSubmittal',
    write: (body: ReviewSubmittalRequest) =>
      reviewSubmittal({ path: pathOf(submittal), body, throwOnError: true }),
    successToast: () => 'Review sent',
    failure: 'inline',
  });
  // What is submitted comes first, and then what earlier reviews have added.
  const shown = submittal.attachments
    .filter(isShown)
    .toSorted((a, b) => Number(a.purpose === 'review') - Number(b.purpose === 'review'));
  const isSentBack = code === 'revise_and_resubmit' || code === 'rejected';
  return (
    <FormDialog
      title={`Review ${submittal.number ?? 'draft'}`}
      submitLabel="Send review"
      onSubmit={async (event) => {
        event.preventDefault();
        if (code === '') return;
        const attachmentIds = await upload(files, { at: submittal, purpose: 'review' });
        if (attachmentIds === null) return;
        review.mutate(
          {
            version: submittal.version,
            code,
            ...(attachmentIds.length > 0 && { attachmentIds }),
            ...(comment.trim() && { comment: comment.trim() }),
            ...(onBehalfOfId && { onBehalfOfId }),
          },
          { onSuccess: onClose },
        );
      }}
      submitError={review.error}
      submitting={review.isPending || queue.current !== null}
      missing={(code === '' && 'Response') || (isSentBack && !comment.trim() && 'Comment')}
      dirty={code !== '' || comment.trim() !== '' || files.length > 0}
      onClose={onClose}
      {...(shown.length > 0 && { beside: <FileBeside files={shown} /> })}
    >
      <Text size="sm">{submittal.title}</Text>
      {!review.error && <Meanwhile item={submittal} />}
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
        required
        data-autofocus
        data={[
          { value: '', label: 'Choose a response', disabled: true },
          ...zReviewCode.options.map((value) => ({ value, label: optionLabel(value) })),
        ]}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value as ReviewCode)}
      />
      <Textarea
        label="Comment"
        required={isSentBack}
        description={isSentBack && 'The submitter needs to know what to change.'}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={10_000}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      {permittedActions.includes('attach') && (
        <FilesInput
          label="Files, such as a marked-up drawing"
          files={files}
          attachments={submittal.attachments}
          onChange={setFiles}
        />
      )}
      <UploadProgress queue={queue} />
      {queue.refused.length > 0 && <FormMessage>{queue.refused.join(' ')}</FormMessage>}
    </FormDialog>
  );
}
