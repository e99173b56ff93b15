import { Text } from '@mantine/core';
import { FormDialog } from '@/shared/forms/FormDialog';
import { FormMessage } from '@/shared/forms/FormMessage';
import { UploadProgress } from '../files/UploadProgress';
import type { AnyLog, RecordDetail } from '../log';
import { MissingFields, missingFields } from './MissingFields';
import type { useCreation } from './useCreation';

interface Props {
  log: AnyLog;
  creation: ReturnType<typeof useCreation>;
  record: RecordDetail;
  onRetry: () => void;
  /** Leaves the record as it is. */
  onClose: () => void;
}

/** The record exists, but a file or the step that opens it has failed. */
export function UnfinishedCreation({ log, creation, record, onRetry, onClose }: Props) {
  const { busy, queue, error } = creation;
  const missing = missingFields(log, error);
  return (
    <FormDialog
      title={`New ${log.recordType.one}`}
      submitLabel="Try again"
      cancelLabel={`Go to the ${log.recordType.one}`}
      onSubmit={(event) => {
        event.preventDefault();
        onRetry();
      }}
      submitError={missing.length > 0 ? null : error}
      submitting={busy}
      dirty={false}
      onClose={onClose}
    >
      <Text size="sm">
        {record.number ? `${record.number} is created` : 'The draft is saved'}, but not complete.
      </Text>
      {queue.refused.length > 0 && <FormMessage>{queue.refused.join(' ')}</FormMessage>}
      <MissingFields names={missing} />
      <UploadProgress queue={queue} />
    </FormDialog>
  );
}
