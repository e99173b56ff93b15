import { FilterMenu } from '@/shared/collection/filter/FilterMenu';
import { useLocations } from '../form/useLocations';

interface Props {
  projectId: string;
  /** Ids of locations. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Filters by building and level. The search finds areas and rooms. */
export function LevelFilter({ projectId, chosen, onChange }: Props) {
  const { options, failure } = useLocations(projectId);
  const shown = options.filter(
    ({ value, kind, archived, inUse }) =>
      ((kind === 'building' || kind === 'level') && (!archived || inUse)) || chosen.includes(value),
  );
  return <FilterMenu label="Level" options={shown} {...{ chosen, onChange, failure }} />;
}
