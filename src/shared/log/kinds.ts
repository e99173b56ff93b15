import { type Icon, IconChecklist, IconFileText, IconHelpHexagon } from '@tabler/icons-react';
import type { ProjectAction, WorkItem, WorkItemType } from '@/api/generated/types.gen';
import { paths } from '../routing/paths';

export interface Kind {
  type: WorkItemType;
  /** Within a sentence. */
  one: string;
  many: string;
  /** Address of the list; those of its records are below it. */
  path: string;
  icon: Icon;
  /** What a project permits who may write one. */
  create: ProjectAction;
}

const punchItem: Kind = {
  type: 'punch_item',
  one: 'punch item',
  many: 'punch items',
  path: paths.punchItems,
  icon: IconChecklist,
  create: 'create_punch_item',
};
const rfi: Kind = {
  type: 'rfi',
  one: 'RFI',
  many: 'RFIs',
  path: paths.rfis,
  icon: IconHelpHexagon,
  create: 'create_rfi',
};
const submittal: Kind = {
  type: 'submittal',
  one: 'submittal',
  many: 'submittals',
  path: paths.submittals,
  icon: IconFileText,
  create: 'create_submittal',
};

/** The logs of a project, in the order of its navigation. */
export const kinds: readonly Kind[] = [punchItem, rfi, submittal];

export const kindOf: Readonly<Record<WorkItemType, Kind>> = {
  punch_item: punchItem,
  rfi,
  submittal,
};

/** The kinds that somebody may write. */
export const creatable = (permitted: readonly ProjectAction[]): readonly Kind[] =>
  kinds.filter(({ create }) => permitted.includes(create));

/** In the query of a list's address: opens its form for a new record. */
export const NEW = { new: '1' } as const;

export const recordPath = ({ type, id }: Pick<WorkItem, 'type' | 'id'>): string =>
  `${kindOf[type].path}/${encodeURIComponent(id)}`;

/** 'PI-012'; a draft has no number yet. */
export const recordNumber = ({ type, number }: Pick<WorkItem, 'type' | 'number'>): string =>
  number ?? `Draft ${kindOf[type].one}`;
