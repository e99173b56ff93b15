import { zodResolver } from '@hookform/resolvers/zod';
import { type infer as Infer, object } from 'zod/mini';
import { zCategory } from '@/api/generated/schemas/zCategory.gen';
import { zDiscipline } from '@/api/generated/schemas/zDiscipline.gen';
import { zLocation } from '@/api/generated/schemas/zLocation.gen';
import { zLogTitle } from '@/api/generated/schemas/zLogTitle.gen';
import { zPriority } from '@/api/generated/schemas/zPriority.gen';
import { zPunchItemFields } from '@/api/generated/schemas/zPunchItemFields.gen';
import { zPunchType } from '@/api/generated/schemas/zPunchType.gen';
import type { PunchItem } from '@/api/generated/types.gen';
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

const schema = object({ ...zPunchItemFields.shape, title: zLogTitle, punchType: zPunchType });
type Values = Infer<typeof schema>;

const valuesOf = (item: PunchItem): Values => ({
  title: item.title,
  punchType: item.punchType,
  priority: item.priority,
  assigneeIds: item.assignees.map(({ id }) => id),
  dueDate: item.dueDate ?? undefined,
  discipline: item.discipline ?? undefined,
  category: item.category ?? undefined,
  location: item.location ?? undefined,
  locationDetail: item.locationDetail,
  description: item.description,
  managerId: item.manager.id,
  finalApproverId: item.finalApprover.id,
  watcherIds: item.watchers.map(({ id }) => id),
  startDate: item.startDate ?? undefined,
  costImpact: item.costImpact,
  scheduleImpact: item.scheduleImpact,
  private: item.private,
});

export const form: LogForm<Values, PunchItem> = {
  names: [
    'title',
    'punchType',
    'priority',
    'assigneeIds',
    'dueDate',
    'discipline',
    'category',
    'location',
    'locationDetail',
    'description',
    'managerId',
    'finalApproverId',
    'watcherIds',
    'startDate',
    'costImpact',
    'scheduleImpact',
    'private',
  ],
  clearable: ['discipline', 'category', 'location', 'dueDate', 'startDate'],
  shape: schema.shape,
  resolver: zodResolver(schema, { error: fieldErrors({ description: 'longText' }) }),
  blank: {
    title: '',
    punchType: 'internal_punch',
    priority: 'normal',
    assigneeIds: [],
    locationDetail: '',
    description: '',
  },
  unique: { title: '', description: '' },
  valuesOf,
  wordsOf: (item, name) => {
    if (name === 'assigneeIds') return namesOf(item.assignees);
    if (name === 'watcherIds') return namesOf(item.watchers);
    if (name === 'managerId') return item.manager.name;
    if (name === 'finalApproverId') return item.finalApprover.name;
    if (name === 'costImpact' || name === 'scheduleImpact')
      return impactWords(item[name]) ?? 'None';
    return valueWords(valuesOf(item)[name as keyof Values]);
  },
  Fields: ({ projectId, item }) => (
    <>
      <TextField name="title" label="Title" first />
      <OptionField name="punchType" label="Type" values={zPunchType.options} />
      <OptionField name="priority" label="Priority" values={zPriority.options} />
      <PartiesField name="assigneeIds" label="Assignees" projectId={projectId} />
      <DateField name="dueDate" label="Due date" />
      <OptionField name="discipline" label="Discipline" values={zDiscipline.options} optional />
      <OptionField name="category" label="Category" values={zCategory.options} optional />
      <OptionField name="location" label="Location" values={zLocation.options} optional />
      <TextField
        name="locationDetail"
        label="Where exactly"
        placeholder="Level 4, grid C-5"
        short
      />
      <LongTextField name="description" label="Description" />
      <MoreFields>
        <PartyField
          name="managerId"
          label="Manager"
          projectId={projectId}
          kind="people"
          optional={item === null}
        />
        <PartyField
          name="finalApproverId"
          label="Final approver"
          projectId={projectId}
          kind="people"
          optional={item === null}
        />
        <PartiesField name="watcherIds" label="Watchers" projectId={projectId} peopleOnly />
        <DateField name="startDate" label="Start date" />
        <ImpactField name="costImpact" />
        <ImpactField name="scheduleImpact" />
        <PrivateField />
      </MoreFields>
    </>
  ),
};
