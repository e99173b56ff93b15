import { zSubmittalType } from '@/api/generated/schemas/options.gen';
import type { Submittal, SubmittalFields } from '@/api/generated/types.gen';
import { common } from '@/records/log/commonFields';
import { type Field, fieldsOf, more } from '@/records/log/fields';
import { namesOf } from '@/shared/format/labels';

const { option, text, party, date, number, own } = fieldsOf<Submittal, SubmittalFields>();

/** The review steps, with the parts of a step that a request sets. */
const steps = own('steps', 'Review steps', {
  initial: [],
  isFact: false,
  read: (submittal) =>
    submittal.steps.map(({ dueDays, mode, reviewers }) => ({
      dueDays,
      mode,
      reviewerIds: reviewers.map(({ id }) => id),
    })),
  words: (submittal) => submittal.steps.map(({ reviewers }) => namesOf(reviewers)).join('; '),
  // Steps are fixed once the submittal is under review.
  isOpen: (submittal) => submittal === null || submittal.status === 'draft',
});

export const fields: readonly Field<Submittal>[] = [
  common.title,
  option('submittalType', 'Type', zSubmittalType.options, { initial: 'shop_drawings' }),
  text('specSection', 'Spec section', '23 21 23'),
  party('responsibleCompanyId', 'Responsible company', 'companies', (s) => s.responsibleCompany),
  party('submitterId', 'Submitter', 'people', ({ submitter }) => submitter, 'submit_submittals'),
  date('requiredOnSiteDate', 'Required on site'),
  number('leadTimeDays', 'Lead time in days', 'day'),
  steps,
  common.priority,
  common.discipline,
  { ...common.watchers, label: 'Distribution list' },
  common.description,
  ...more<Submittal>(
    common.manager('manage_submittals'),
    common.category,
    common.projectLocation,
    common.locationDetail,
    common.location,
    common.private,
  ),
];
