import type { ProjectSettings } from '../../core/state/model.ts';
import type { FieldProblem } from '../../engine/problem.ts';
import type { components } from '../../generated/contract.d.ts';

type Changes = components['schemas']['ProjectSettingsChanges'];

/** Returns what the schemas cannot say about settings. */
export function wrongSettings({ prefixes, holidays }: Changes, path = ''): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const used = Object.entries(prefixes ?? {});
  for (const [index, [name, prefix]] of used.entries()) {
    if (used.findIndex(([, other]) => other === prefix) === index) continue;
    const detail = 'Each record type needs another prefix.';
    problems.push({ pointer: `${path}/prefixes/${name}`, code: 'unique', detail });
  }
  const days = (holidays ?? []).map(({ date }) => date);
  for (const [index, day] of days.entries()) {
    if (days.indexOf(day) === index) continue;
    const detail = 'This day is in the list already.';
    problems.push({ pointer: `${path}/holidays/${index}/date`, code: 'unique', detail });
  }
  return problems;
}

/** The settings after a change. Holidays are in the order of the calendar. */
export const withChanges = (
  settings: ProjectSettings,
  { holidays, ...changes }: Changes,
): ProjectSettings => ({
  ...settings,
  ...changes,
  ...(holidays && { holidays: holidays.toSorted((a, b) => (a.date < b.date ? -1 : 1)) }),
});
