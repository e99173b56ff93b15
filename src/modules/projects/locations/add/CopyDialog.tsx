import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { listProjectLocationsOptions } from '@/api/generated/projects/listProjectLocations.gen';
import { listProjectsOptions } from '@/api/generated/projects/listProjects.gen';
import { failureText } from '@/shared/errors/operationTexts';
import { Locations } from '../tree';
import { pathRow } from './IntoSelect';
import { PathsDialog } from './PathsDialog';

interface Props {
  projectId: string;
  onClose: () => void;
}

const PAUSE = 250;

/** Adds the locations of another project. */
export default function CopyDialog({ projectId, onClose }: Props) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null);
  const [q] = useDebouncedValue(search === chosen?.label ? '' : search.trim(), PAUSE);
  const projects = useQuery({
    ...listProjectsOptions({ query: { limit: 100, ...(q && { q }) } }),
    placeholderData: keepPreviousData,
  });
  const source = useQuery({
    ...listProjectLocationsOptions({ path: { projectId: chosen?.value ?? '' } }),
    enabled: chosen !== null,
  });
  const rows = useMemo(() => {
    const locations = new Locations(source.data?.data ?? []);
    return locations.all
      .filter(({ archived }) => !archived)
      .map((location) => pathRow(locations, location));
  }, [source.data]);
  const found = (projects.data?.data ?? [])
    .filter(({ id }) => id !== projectId)
    .map(({ id, name }) => ({ value: id, label: name }));
  const options = chosen && !found.some(({ value }) => value === chosen.value) ? [chosen] : [];
  return (
    <PathsDialog
      title="Copy from a project"
      projectId={projectId}
      rows={chosen ? rows : []}
      dirty={chosen !== null}
      onClose={onClose}
    >
      <Select
        label="Project"
        description="Its buildings, levels, areas and rooms are added, apart from archived ones. What is there already stays."
        placeholder="Search projects"
        searchable
        data-autofocus
        nothingFoundMessage={projects.isFetching ? 'Searching' : 'No project found'}
        error={
          (projects.error && failureText('listProjects', projects.error)) ||
          (source.error && failureText('listProjectLocations', source.error))
        }
        // The host has searched.
        filter={({ options: all }) => all}
        data={[...options, ...found]}
        value={chosen?.value ?? null}
        searchValue={search}
        onSearchChange={setSearch}
        onChange={(_, option) => setChosen(option ?? null)}
      />
      {chosen && source.data && rows.length === 0 && (
        <p className="m-0 text-sm" role="status">
          {chosen.label} has no locations.
        </p>
      )}
    </PathsDialog>
  );
}
