import type { Project } from '@/api/generated/types.gen';
import { Facts } from '@/records/common/Facts';
import { count, formatCalendarDate } from '@/shared/format/format';
import { zoneLabel } from '@/shared/format/zoneLabels';
import { allModules, moduleLabel } from '@/shared/projects/modules';

/** The facts of a project for people who do not change them here. */
export function ProjectFacts({ project }: { project: Project }) {
  const { targetFinishDate, modulesOn } = project;
  const on: readonly string[] = modulesOn;
  const off = allModules()
    .filter((module) => !on.includes(module))
    .map(moduleLabel);
  return (
    <Facts
      facts={[
        ['Type', project.projectType],
        ['Address', project.address],
        ['Time zone', zoneLabel(project.timeZone)],
        ['Currency', project.currency],
        ['Units', project.units === 'metric' ? 'Meters' : 'Feet and inches'],
        ['Start', formatCalendarDate(project.startDate)],
        ['Target finish', targetFinishDate && formatCalendarDate(targetFinishDate)],
        ['Members', count(project.memberCount, 'member')],
        ['Switched off', off.join(', ')],
      ]}
    />
  );
}
