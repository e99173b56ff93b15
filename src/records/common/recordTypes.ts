import { type Icon, IconChecklist, IconFileText, IconHelpHexagon } from '@tabler/icons-react';
import type { ProjectAction, WorkItem, WorkItemType } from '@/api/generated/types.gen';
import { paths } from '@/shared/routing/paths';

export interface RecordType {
  type: WorkItemType;
  /** The singular within a sentence. */
  one: string;
  many: string;
  /** The path of the list. The paths of its records start with it. */
  path: string;
  icon: Icon;
  /** The project action needed to create one. */
  create: ProjectAction;
  /** The project action needed to open one right when it is created. */
  open: ProjectAction;
}

/** The record types of a project, in the order of its navigation. */
export const recordTypes: Readonly<Record<WorkItemType, RecordType>> = {
  punch_item: {
    type: 'punch_item',
    one: 'punch item',
    many: 'punch items',
    path: paths.punchItems,
    icon: IconChecklist,
    create: 'create_punch_item',
    open: 'open_punch_item',
  },
  rfi: {
    type: 'rfi',
    one: 'RFI',
    many: 'RFIs',
    path: paths.rfis,
    icon: IconHelpHexagon,
    create: 'create_rfi',
    open: 'open_rfi',
  },
  submittal: {
    type: 'submittal',
    one: 'submittal',
    many: 'submittals',
    path: paths.submittals,
    icon: IconFileText,
    create: 'create_submittal',
    open: 'open_submittal',
  },
};

/** Whether a linked record is of a type that has pages here. */
export const isLogged = (type: string): type is WorkItemType => Object.hasOwn(recordTypes, type);

export const recordTypeList: readonly RecordType[] = Object.values(recordTypes);

/** The record types that a user with these permitted actions can create. */
export const creatable = (permitted: readonly ProjectAction[]): readonly RecordType[] =>
  recordTypeList.filter(({ create }) => permitted.includes(create));

/** Query parameter for the address of a list: opens the form for a new record. */
export const NEW = { new: '1' } as const;

export const recordPath = ({ type, id }: Pick<WorkItem, 'type' | 'id'>): string =>
  `${recordTypes[type].path}/${encodeURIComponent(id)}`;

/** 'PI-012'. A draft has no number yet. */
export const recordNumber = ({ type, number }: Pick<WorkItem, 'type' | 'number'>): string =>
  number ?? `Draft ${recordTypes[type].one}`;
