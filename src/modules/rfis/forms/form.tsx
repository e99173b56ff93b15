import { zodResolver } from '@hookform/resolvers/zod';
import { type infer as Infer, object } from 'zod/mini';
import { zCategory } from '@/api/generated/schemas/zCategory.gen';
import { zDiscipline } from '@/api/generated/schemas/zDiscipline.gen';
import { zLocation } from '@/api/generated/schemas/zLocation.gen';
import { zLogTitle } from '@/api/generated/schemas/zLogTitle.gen';
import { zPriority } from '@/api/generated/schemas/zPriority.gen';
import { zRfiFields } from '@/api/generated/schemas/zRfiFields.gen';
import type { Rfi } from '@/api/generated/types.gen';
import { fieldErrors } from '@/shared/errors/fieldTexts';
import {
  DateField,
  LongTextField,
  OptionField,
  PartiesField,
  PartyField,
  TextField,
} from '@/shared/log/fields';
import { namesOf, valueWords } from '@/shared/log/labels';
import type { LogForm } from '@/shared/log/log';
import { ImpactField, MoreFields, PrivateField } from '@/shared/log/MoreFields';
import { impactWords } from '@/shared/log/recordFacts';

const schema = object({ ...zRfiFields.shape, title: zLogTitle });
type Values = Infer<typeof schema>;

const valuesOf = (rfi: Rfi): Values => ({
  title: rfi.title,
  description: rfi.description,
  suggestedAnswer: rfi.suggestedAnswer,
  assigneeIds: rfi.assignees.map(({ id }) => id),
  dueDate: rfi.dueDate ?? undefined,
  priority: rfi.priority,
  discipline: rfi.discipline ?? undefined,
  location: rfi.location ?? undefined,
  locationDetail: rfi.locationDetail,
  specSection: rfi.specSection,
  responsibleCompanyId: rfi.responsibleCompany?.id,
  watcherIds: rfi.watchers.map(({ id }) => id),
  managerId: rfi.manager.id,
  receivedFromId: rfi.receivedFrom?.id,
  category: rfi.category ?? undefined,
  costImpact: rfi.costImpact,
  scheduleImpact: rfi.scheduleImpact,
  private: rfi.private,
});

export const form: LogForm<Values, Rfi> = {
  names: [
    'title',
    'description',
    'suggestedAnswer',
    'assigneeIds',
    'dueDate',
    'priority',
    'discipline',
    'location',
    'locationDetail',
    'specSection',
    'responsibleCompanyId',
    'watcherIds',
    'managerId',
    'receivedFromId',
    'category',
    'costImpact',
    'scheduleImpact',
    'private',
  ],
  clearable: [
    'discipline',
    'category',
    'location',
    'dueDate',
    'responsibleCompanyId',
    'receivedFromId',
  ],
  shape: schema.shape,
  resolver: zodResolver(schema, {
    error: fieldErrors({ description: 'longText', suggestedAnswer: 'longText' }),
  }),
  blank: {
    title: '',
    description: '',
    suggestedAnswer: '',
    assigneeIds: [],
    priority: 'normal',
    locationDetail: '',
    specSection: '',
    watcherIds: [],
  },
  unique: { title: '', description: '', suggestedAnswer: '' },
  valuesOf,
  wordsOf: (rfi, name) => {
    if (name === 'assigneeIds') return namesOf(rfi.assignees);
    if (name === 'watcherIds') return namesOf(rfi.watchers);
    if (name === 'responsibleCompanyId') return rfi.responsibleCompany?.name ?? '';
    if (name === 'managerId') return rfi.manager.name;
    if (name === 'receivedFromId') return rfi.receivedFrom?.name ?? '';
    if (name === 'costImpact' || name === 'scheduleImpact') return impactWords(rfi[name]) ?? 'None';
    return valueWords(valuesOf(rfi)[name as keyof Values]);
  },
  Fields: ({ projectId, item }) => (
    <>
      <TextField name="title" label="Subject" first />
      <LongTextField name="description" label="Question" />
      <LongTextField name="suggestedAnswer" label="Suggested answer" />
      <PartiesField name="assigneeIds" label="Assignees" projectId={projectId} />
      <DateField name="dueDate" label="Due date" />
      <OptionField name="priority" label="Priority" values={zPriority.options} />
      <OptionField name="discipline" label="Discipline" values={zDiscipline.options} optional />
      <TextField name="specSection" label="Spec section" placeholder="23 31 00" short />
      <OptionField name="location" label="Location" values={zLocation.options} optional />
      <TextField
        name="locationDetail"
        label="Where exactly"
        placeholder="Level 4, grid C-5"
        short
      />
      <MoreFields>
        <PartyField
          name="responsibleCompanyId"
          label="Responsible company"
          projectId={projectId}
          kind="companies"
          optional
        />
        <PartyField
          name="receivedFromId"
          label="Received from"
          projectId={projectId}
          kind="people"
          optional
        />
        <PartyField
          name="managerId"
          label="Manager"
          projectId={projectId}
          kind="people"
          optional={item === null}
        />
        <OptionField name="category" label="Category" values={zCategory.options} optional />
        <PartiesField
          name="watcherIds"
          label="Distribution list"
          projectId={projectId}
          peopleOnly
        />
        <ImpactField name="costImpact" />
        <ImpactField name="scheduleImpact" />
        <PrivateField />
      </MoreFields>
    </>
  ),
};
