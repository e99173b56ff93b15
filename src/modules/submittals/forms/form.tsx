import { zodResolver } from '@hookform/resolvers/zod';
import { type infer as Infer, object } from 'zod/mini';
import { zCategory } from '@/api/generated/schemas/zCategory.gen';
import { zDiscipline } from '@/api/generated/schemas/zDiscipline.gen';
import { zLocation } from '@/api/generated/schemas/zLocation.gen';
import { zLogTitle } from '@/api/generated/schemas/zLogTitle.gen';
import { zPriority } from '@/api/generated/schemas/zPriority.gen';
import { zSubmittalFields } from '@/api/generated/schemas/zSubmittalFields.gen';
import { zSubmittalType } from '@/api/generated/schemas/zSubmittalType.gen';
import type { Submittal } from '@/api/generated/types.gen';
import { fieldErrors } from '@/shared/errors/fieldTexts';
import {
  DateField,
  LongTextField,
  NumberField,
  OptionField,
  PartiesField,
  PartyField,
  TextField,
} from '@/shared/log/fields';
import { namesOf, valueWords } from '@/shared/log/labels';
import type { LogForm } from '@/shared/log/log';
import { MoreFields, PrivateField } from '@/shared/log/MoreFields';
import { StepsField } from './StepsField';

const schema = object({
  ...zSubmittalFields.shape,
  title: zLogTitle,
  submittalType: zSubmittalType,
});
type Values = Infer<typeof schema>;

const valuesOf = (submittal: Submittal): Values => ({
  title: submittal.title,
  submittalType: submittal.submittalType,
  specSection: submittal.specSection,
  description: submittal.description,
  priority: submittal.priority,
  discipline: submittal.discipline ?? undefined,
  responsibleCompanyId: submittal.responsibleCompany.id,
  submitterId: submittal.submitter.id,
  requiredOnSiteDate: submittal.requiredOnSiteDate ?? undefined,
  leadTimeDays: submittal.leadTimeDays,
  steps: submittal.steps.map(({ dueDays, mode, reviewers }) => ({
    dueDays,
    mode,
    reviewerIds: reviewers.map(({ id }) => id),
  })),
  watcherIds: submittal.watchers.map(({ id }) => id),
  managerId: submittal.manager.id,
  category: submittal.category ?? undefined,
  location: submittal.location ?? undefined,
  locationDetail: submittal.locationDetail,
  private: submittal.private,
});

export const form: LogForm<Values, Submittal> = {
  names: [
    'title',
    'submittalType',
    'specSection',
    'description',
    'priority',
    'discipline',
    'responsibleCompanyId',
    'submitterId',
    'requiredOnSiteDate',
    'leadTimeDays',
    'steps',
    'watcherIds',
    'managerId',
    'category',
    'location',
    'locationDetail',
    'private',
  ],
  clearable: ['discipline', 'category', 'location', 'requiredOnSiteDate'],
  shape: schema.shape,
  resolver: zodResolver(schema, { error: fieldErrors({ description: 'longText' }) }),
  blank: {
    title: '',
    submittalType: 'shop_drawings',
    specSection: '',
    description: '',
    priority: 'normal',
    leadTimeDays: 0,
    steps: [],
    watcherIds: [],
  },
  unique: { title: '', description: '' },
  valuesOf,
  wordsOf: (submittal, name) => {
    if (name === 'watcherIds') return namesOf(submittal.watchers);
    if (name === 'responsibleCompanyId') return submittal.responsibleCompany.name;
    if (name === 'submitterId') return submittal.submitter.name;
    if (name === 'managerId') return submittal.manager.name;
    if (name === 'steps') {
      return submittal.steps.map(({ reviewers }) => namesOf(reviewers)).join('; ');
    }
    return valueWords(valuesOf(submittal)[name as keyof Values]);
  },
  Fields: ({ projectId, item }) => (
    <>
      <TextField name="title" label="Title" first />
      <OptionField name="submittalType" label="Type" values={zSubmittalType.options} />
      <TextField name="specSection" label="Spec section" placeholder="23 21 23" short />
      <PartyField
        name="responsibleCompanyId"
        label="Responsible company"
        projectId={projectId}
        kind="companies"
        optional={item === null}
      />
      <PartyField
        name="submitterId"
        label="Submitter"
        projectId={projectId}
        kind="people"
        optional={item === null}
      />
      <DateField name="requiredOnSiteDate" label="Required on site" />
      <NumberField name="leadTimeDays" label="Lead time in days" max={730} />
      {/* Steps are fixed once it is under review. */}
      {(item === null || item.status === 'draft') && <StepsField projectId={projectId} />}
      <OptionField name="priority" label="Priority" values={zPriority.options} />
      <OptionField name="discipline" label="Discipline" values={zDiscipline.options} optional />
      <PartiesField name="watcherIds" label="Distribution list" projectId={projectId} peopleOnly />
      <LongTextField name="description" label="Description" />
      <MoreFields>
        <PartyField
          name="managerId"
          label="Manager"
          projectId={projectId}
          kind="people"
          optional={item === null}
        />
        <OptionField name="category" label="Category" values={zCategory.options} optional />
        <OptionField name="location" label="Location" values={zLocation.options} optional />
        <TextField name="locationDetail" label="Where exactly" placeholder="Level 4" short />
        <PrivateField />
      </MoreFields>
    </>
  ),
};
