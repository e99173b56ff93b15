import { zCategory, zDiscipline, zLocation, zPriority } from '@/api/generated/schemas/options.gen';
import type { MemberDuty, PunchItemFields } from '@/api/generated/types.gen';
import { type Field, fieldsOf } from './fields';
import { placeOf } from './locationText';
import type { RecordDetail } from './log';

const { title, longText, text, option, date, party, parties, ...f } = fieldsOf<
  RecordDetail,
  PunchItemFields
>();

/** The fields that records of every log have. A log chooses their order and may rename them. */
export const common = {
  title: title('title', 'Title'),
  description: longText('description', 'Description'),
  priority: option('priority', 'Priority', zPriority.options, { initial: 'normal', isFact: false }),
  discipline: option('discipline', 'Discipline', zDiscipline.options),
  category: option('category', 'Category', zCategory.options),
  location: {
    ...option('location', 'Location', zLocation.options, { fact: placeOf, part: 'place' }),
    control: { kind: 'chips', options: zLocation.options },
  } satisfies Field<RecordDetail>,
  projectLocation: f.location(
    'projectLocationId',
    'Building, level or room',
    ({ projectLocation }) => projectLocation,
  ),
  locationDetail: text('locationDetail', 'Where exactly', 'Grid C-5, west wall', {
    isFact: false,
    part: 'place',
  }),
  /** @param duty What a person needs to be offered. */
  assignees: (duty: MemberDuty) =>
    parties('assigneeIds', 'Assignees', 'all', ({ assignees }) => assignees, duty),
  watchers: parties('watcherIds', 'Watchers', 'people', ({ watchers }) => watchers),
  manager: (duty: MemberDuty) =>
    party('managerId', 'Manager', 'people', ({ manager }) => manager, duty),
  dueDate: date('dueDate', 'Due date', { isFact: false }),
  private: f.switch('private', 'Private'),
};
