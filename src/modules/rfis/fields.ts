import type { Rfi, RfiFields } from '@/api/generated/types.gen';
import { common } from '@/records/log/commonFields';
import { type Field, fieldsOf, more } from '@/records/log/fields';

const { longText, text, party, costImpact, scheduleImpact } = fieldsOf<Rfi, RfiFields>();

export const fields: readonly Field<Rfi>[] = [
  { ...common.title, label: 'Subject' },
  { ...common.description, label: 'Question' },
  longText('suggestedAnswer', 'Suggested answer'),
  common.assignees('answer_rfis'),
  common.dueDate,
  common.priority,
  common.discipline,
  text('specSection', 'Spec section', '23 31 00'),
  common.projectLocation,
  common.locationDetail,
  common.location,
  ...more<Rfi>(
    party('responsibleCompanyId', 'Responsible company', 'companies', (r) => r.responsibleCompany),
    party('receivedFromId', 'Received from', 'people', ({ receivedFrom }) => receivedFrom),
    common.manager('manage_rfis'),
    common.category,
    { ...common.watchers, label: 'Distribution list' },
    costImpact((rfi) => rfi.costImpact),
    scheduleImpact((rfi) => rfi.scheduleImpact),
    common.private,
  ),
];
