import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { createSubmittalRevision } from '@/api/generated/submittals.gen';
import type { Submittal } from '@/api/generated/types.gen';
import type { AnyLog } from '@/records/log/log';
import { useRecordWrite } from '@/records/log/writes';
import { onDemand } from '@/shared/onDemand';
import { pathOf } from '../operations';

const ReviewDialog = onDemand(() => import('./ReviewDialog'));

interface Props {
  submittal: Submittal;
  log: AnyLog;
  onOpen: (id: string) => void;
}

/** Review, and create a revision. */
export function Revise({ submittal, log, onOpen }: Props) {
  const [reviewing, setReviewing] = useState(false);
  const { permittedActions } = submittal;
  const mayReview =
    permittedActions.includes('review') || permittedActions.includes('review_on_behalf');
  const revise = useRecordWrite(log, {
    operation: 'createSubmittalRevision',
    write: (version: number) =>
      createSubmittalRevision({ path: pathOf(submittal), body: { version }, throwOnError: true }),
    successToast: ({ data: { number } }) => `${number ?? 'Revision'} created`,
  });
  return (
    <>
      {mayReview && (
        <Button size="sm" onClick={() => setReviewing(true)}>
          Review
        </Button>
      )}
      {permittedActions.includes('create_revision') && (
        <Button
          size="sm"
          loading={revise.isPending}
          onClick={() =>
            revise.mutate(submittal.version, { onSuccess: ({ data }) => onOpen(data.id) })
          }
        >
          Create revision
        </Button>
      )}
      <Suspense>
        {reviewing && (
          <ReviewDialog submittal={submittal} log={log} onClose={() => setReviewing(false)} />
        )}
      </Suspense>
    </>
  );
}
