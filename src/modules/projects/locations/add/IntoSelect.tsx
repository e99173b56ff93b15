import { Select } from '@mantine/core';
import type { LocationImportRow, ProjectLocation } from '@/api/generated/types.gen';
import { locationText } from '@/records/log/locationText';
import type { Locations } from '../tree';
import { rowOf } from './paths';

/** The path of a location, as a row of an import has it. */
export function pathRow(
  locations: Locations,
  location: ProjectLocation | undefined,
): LocationImportRow {
  if (!location) return {};
  const around = locations.around(location).flatMap((id) => locations.get(id) ?? []);
  return rowOf([...around.toReversed(), location]);
}

interface Props {
  locations: Locations;
  value: string;
  onChange: (id: string) => void;
}

/** Chooses the location that everything is added to. */
export const IntoSelect = ({ locations, value, onChange }: Props) => (
  <Select
    label="Add to"
    searchable
    allowDeselect={false}
    limit={100}
    nothingFoundMessage="No location found"
    data={[
      { value: '', label: 'The project' },
      ...locations.all
        .filter(({ kind, archived }) => kind !== 'room' && !archived)
        .map(({ id, path }) => ({ value: id, label: locationText(path) })),
    ]}
    value={value}
    onChange={(id) => onChange(id ?? '')}
  />
);
