import { array, boolean, maxLength, minLength, object, refine, regex, string } from 'zod/mini';
import type {
  ProjectModule,
  ProjectSettings,
  UpdateProjectSettingsRequest,
} from '@/api/generated/types.gen';

const days = string().check(regex(/^([1-9]|[1-8]\d|90)$/, 'Enter 1 to 90'));
const prefix = string().check(regex(/^[A-Za-z]{1,6}$/, 'Enter 1 to 6 letters'));

export interface Holiday {
  date: string;
  name: string;
}

const unique = (values: readonly string[]) => new Set(values).size === values.length;

export const settingsSchema = object({
  modulesOn: array(string()),
  punchItemDays: days,
  rfiDays: days,
  reviewDays: days,
  workingDays: array(string()).check(minLength(1, 'Choose at least one day')),
  holidays: array(
    object({
      date: string().check(regex(/./, 'Choose a day')),
      name: string().check(regex(/\S/, 'Name is required'), maxLength(60, 'At most 60 characters')),
    }),
  ).check(
    refine((list: Holiday[]) => unique(list.map(({ date }) => date)), {
      error: 'A day is in the list twice',
    }),
  ),
  punchItemPrefix: prefix,
  rfiPrefix: prefix,
  submittalPrefix: prefix,
  fourEyes: boolean(),
  seeAll: array(string()),
}).check(
  refine(
    ({ punchItemPrefix, rfiPrefix, submittalPrefix }) =>
      unique([punchItemPrefix, rfiPrefix, submittalPrefix].map((text) => text.toUpperCase())),
    { error: 'Each record type needs another prefix', path: ['punchItemPrefix'] },
  ),
);

/** The settings as values of fields. */
export interface SettingsValues {
  modulesOn: string[];
  punchItemDays: string;
  rfiDays: string;
  reviewDays: string;
  workingDays: string[];
  holidays: Holiday[];
  punchItemPrefix: string;
  rfiPrefix: string;
  submittalPrefix: string;
  fourEyes: boolean;
  seeAll: string[];
}

const logs = ['punchItems', 'rfis', 'submittals'] as const;

export const valuesOf = (settings: ProjectSettings): SettingsValues => ({
  modulesOn: [...settings.modulesOn],
  punchItemDays: String(settings.days.punchItemDays),
  rfiDays: String(settings.days.rfiDays),
  reviewDays: String(settings.days.reviewDays),
  workingDays: [...settings.workingDays],
  holidays: settings.holidays.map((holiday) => ({ ...holiday })),
  punchItemPrefix: settings.prefixes.punchItems,
  rfiPrefix: settings.prefixes.rfis,
  submittalPrefix: settings.prefixes.submittals,
  fourEyes: settings.rules.fourEyes,
  seeAll: logs.filter((log) => settings.rules.subcontractorsSeeAll[log]),
});

const settingsOf = (values: SettingsValues) => ({
  modulesOn: values.modulesOn as ProjectModule[],
  days: {
    punchItemDays: Number(values.punchItemDays),
    rfiDays: Number(values.rfiDays),
    reviewDays: Number(values.reviewDays),
  },
  workingDays: values.workingDays as ProjectSettings['workingDays'],
  holidays: values.holidays.map(({ date, name }) => ({ date, name: name.trim() })),
  prefixes: {
    punchItems: values.punchItemPrefix.toUpperCase(),
    rfis: values.rfiPrefix.toUpperCase(),
    submittals: values.submittalPrefix.toUpperCase(),
  },
  rules: {
    fourEyes: values.fourEyes,
    subcontractorsSeeAll: {
      punchItems: values.seeAll.includes('punchItems'),
      rfis: values.seeAll.includes('rfis'),
      submittals: values.seeAll.includes('submittals'),
    },
  },
});

/** Returns the request for the settings that the user changed. */
export function changesOf(
  before: SettingsValues,
  after: SettingsValues,
  version: number,
): UpdateProjectSettingsRequest {
  const [from, to] = [settingsOf(before), settingsOf(after)];
  const isChanged = (name: string) =>
    JSON.stringify(Reflect.get(from, name)) !== JSON.stringify(Reflect.get(to, name));
  return { version, ...Object.fromEntries(Object.entries(to).filter(([name]) => isChanged(name))) };
}
