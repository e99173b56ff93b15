import { useId } from 'react';
import type { Submittal, SubmittalStep } from '@/api/generated/types.gen';
import detail from '@/records/common/Detail.module.css';
import { SectionHeading } from '@/records/common/SectionHeading';
import { usePlaces } from '@/records/common/usePlaces';
import { AnswerFiles } from '@/records/log/files/AnswerFiles';
import { PersonName } from '@/records/people/PersonName';
import { count, formatSince } from '@/shared/format/format';
import { fullName } from '@/shared/format/labels';
import { PersonAvatar } from '@/shared/ui/PersonAvatar';
import { Since } from '@/shared/ui/Since';
import { StatusTag } from '@/shared/ui/Tag';
import { useShown } from '@/shared/ui/useShown';

const stateOf = ({ startedAt, endedAt }: SubmittalStep) => {
  if (endedAt) return `done ${formatSince(endedAt)}`;
  return startedAt ? `under review since ${formatSince(startedAt)}` : 'not started';
};

/** Shows the review steps with their reviewers and reviews. */
export function Steps({ submittal }: { submittal: Submittal }) {
  const title = useId();
  const { steps, status, releasedAt } = submittal;
  const { shown, more } = useShown(steps);
  return (
    <section aria-labelledby={title} className={detail.section}>
      <SectionHeading id={title}>Review</SectionHeading>
      {steps.length === 0 && <p className="m-top-8 quiet text-sm">No review steps yet.</p>}
      <ol className={`grid gap-12 text-sm list ${detail.entries}`}>
        {shown.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps keep their places once they are shown.
          <Step key={index} step={step} index={index} attachments={submittal.attachments} />
        ))}
      </ol>
      {more}
      {status === 'open' && !releasedAt && steps.length > 0 && (
        <p className="m-top-8 quiet text-sm">
          The submitting company sees the reviews once the submittal is closed and distributed.
        </p>
      )}
    </section>
  );
}

const isCurrent = ({ startedAt, endedAt }: SubmittalStep) => startedAt !== null && endedAt === null;

interface StepProps {
  step: SubmittalStep;
  index: number;
  attachments: Submittal['attachments'];
}

function Step({ step, index, attachments }: StepProps) {
  const { shown, more } = useShown(step.reviewers);
  return (
    <li className={detail.step} data-now={isCurrent(step) || undefined}>
      <div className={`quiet ${detail.byline}`}>
        <strong>Step {index + 1}</strong> ·{' '}
        {step.reviewers.length > 1 && `${step.mode === 'all' ? 'all' : 'one'} must respond · `}
        {count(step.dueDays, 'working day')} · {stateOf(step)}
      </div>
      <ul className="grid gap-8 m-top-8 p-0 unlisted">
        {shown.map((reviewer) => (
          <Reviewer key={reviewer.id} reviewer={reviewer} step={step} attachments={attachments} />
        ))}
      </ul>
      {more}
    </li>
  );
}

function Reviewer({
  reviewer,
  step,
  attachments,
}: {
  attachments: Submittal['attachments'];
  reviewer: SubmittalStep['reviewers'][number];
  step: SubmittalStep;
}) {
  const ownResponse = step.responses.find(
    ({ createdBy, onBehalfOf }) => (onBehalfOf ?? createdBy).id === reviewer.id,
  );
  const place = usePlaces();
  return (
    <li className="flex gap-8" {...(ownResponse && place(ownResponse.id))}>
      <PersonAvatar person={reviewer} size={28} />
      <div className="grow min-w-0 breaks">
        <div className={`quiet ${detail.byline}`}>
          <strong>
            <PersonName person={reviewer} />
          </strong>{' '}
          {ownResponse ? (
            <>
              <StatusTag status={ownResponse.code} /> <Since at={ownResponse.createdAt} />
              {ownResponse.onBehalfOf && ` · recorded by ${fullName(ownResponse.createdBy)}`}
            </>
          ) : (
            isCurrent(step) && 'has not responded yet'
          )}
        </div>
        {ownResponse?.comment && <p className={detail.body}>{ownResponse.comment}</p>}
        {ownResponse && <AnswerFiles ids={ownResponse.attachmentIds} attachments={attachments} />}
      </div>
    </li>
  );
}
