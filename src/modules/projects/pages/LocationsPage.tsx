import { Switch } from '@mantine/core';
import { IconBuilding, IconClipboardText, IconCopy, IconWand } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { listProjectLocationsOptions } from '@/api/generated/projects/listProjectLocations.gen';
import type { LocationKind, ProjectLocation } from '@/api/generated/types.gen';
import { useOffers } from '@/api/offers';
import { SearchField } from '@/shared/collection/filter/SearchField';
import { useProject } from '@/shared/projects/useProject';
import { useProjectId } from '@/shared/routing/currentProject';
import { useAddressParams } from '@/shared/routing/search';
import { PageHeading } from '@/shared/ui/PageHeading';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { type Dialog, LocationDialog } from '../locations/LocationDialog';
import classes from '../locations/Locations.module.css';
import { LocationsMenus, NoLocations, type Way } from '../locations/LocationsMenus';
import { LocationTree } from '../locations/LocationTree';
import { useArchiveLocation, useExportLocations } from '../locations/mutations';
import type { RowActs } from '../locations/rowActs';
import { countsText, Locations } from '../locations/tree';
import { useEditing } from '../locations/useEditing';

/** The buildings, levels, areas and rooms of a project. */
export default function LocationsPage() {
  const projectId = useProjectId();
  const project = useProject(projectId).data?.data;
  const list = useQuery(listProjectLocationsOptions({ path: { projectId } }));
  const locations = useMemo(() => new Locations(list.data?.data ?? []), [list.data]);
  const offers = useOffers();
  const mayManage = project?.permittedActions.includes('manage_locations') === true;
  const [search, setSearch] = useAddressParams();
  const q = search.get('q') ?? '';
  const withArchived = search.get('archived') === 'true';
  const change = (name: 'q' | 'archived', value: string) =>
    setSearch((query) => {
      if (value) query.set(name, value);
      else query.delete(name);
      return query;
    });
  const words = useDeferredValue(q.trim());
  const shown = useMemo(
    () => locations.found(words, withArchived),
    [locations, words, withArchived],
  );
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  const editing = useEditing(projectId, () => {
    document.querySelector<HTMLElement>('[role="tree"]')?.focus();
  });
  const { archive, restore } = useArchiveLocation(projectId);
  const save = useExportLocations(projectId);
  const addBuilding = () => {
    if (q) change('q', '');
    editing.begin({ kind: 'building', parentId: null, position: locations.in(null).length });
  };
  const acts: RowActs = {
    onAddKind: ({ id }: ProjectLocation, kind: LocationKind) =>
      editing.begin({ kind, parentId: id, position: locations.in(id).length }),
    onGenerate: (of) => setDialog({ name: 'generate', of }),
    onMove: (of) => setDialog({ name: 'move', of }),
    onArchive: (location) => archive.mutate(location),
    onRestore: (location) => restore.mutate(location),
    onRemove: (of) => setDialog({ name: 'delete', of }),
    onCode: (of) => setDialog({ name: 'codes', of }),
  };
  const ways: Way[] = [
    { label: 'Add a building', icon: IconBuilding, run: addBuilding },
    ...(offers('importProjectLocations')
      ? [
          {
            label: 'Paste from a spreadsheet',
            icon: IconClipboardText,
            run: () => setDialog({ name: 'paste' }),
          },
          {
            label: 'Generate levels and rooms',
            icon: IconWand,
            run: () => setDialog({ name: 'generate', of: null }),
          },
          { label: 'Copy from a project', icon: IconCopy, run: () => setDialog({ name: 'copy' }) },
        ]
      : []),
  ];
  const archivedCount = locations.all.filter(({ archived }) => archived).length;
  const isEmpty = list.data !== undefined && locations.all.length === 0 && !editing.draft;
  return (
    <div
      className={`flex column gap-12 page-frame w-reading ${classes.page}`}
      aria-busy={list.isPending}
    >
      <div className="page-head">
        <PageHeading title="Locations">Locations</PageHeading>
        {!isEmpty && list.data && (
          <div className="flex wrap gap-8 ml-auto">
            <LocationsMenus
              ways={mayManage ? ways : []}
              onCodes={() => setDialog({ name: 'codes', of: null })}
              onExport={offers('exportProjectLocations') ? () => save.mutate() : undefined}
            />
          </div>
        )}
      </div>
      {list.error && !list.data && (
        <ErrorState
          operation="listProjectLocations"
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isPending && <Skeleton shape="row" count={12} />}
      {isEmpty && <NoLocations ways={mayManage ? ways : []} />}
      {list.data && !isEmpty && (
        <>
          <p className={`m-0 quiet ${classes.counts}`} role="status">
            {countsText(locations.all.filter(({ archived }) => !archived))}
          </p>
          <div className={`row wrap gap-8 ${classes.tools}`}>
            <SearchField
              label="Search locations"
              q={q}
              onSearch={(next) => change('q', next)}
              inputRef={undefined}
            />
            {archivedCount > 0 && (
              <Switch
                label={`Show archived (${archivedCount})`}
                checked={withArchived}
                onChange={({ currentTarget }) =>
                  change('archived', currentTarget.checked ? 'true' : '')
                }
              />
            )}
          </div>
          <LocationTree
            key={projectId}
            {...{ projectId, locations, shown, mayManage, editing, acts }}
            isSearch={words !== ''}
          />
          {mayManage && (
            <p className={`m-0 quiet ${classes.hint}`} data-for-keyboards>
              Enter adds a location below, Insert one inside, F2 renames, Delete deletes. Alt, Shift
              and an arrow move it. While you name a new one, Tab and Shift Tab change its level.
            </p>
          )}
        </>
      )}
      {dialog && (
        <LocationDialog
          {...{ projectId, locations, dialog }}
          projectName={project?.name ?? ''}
          onClose={close}
        />
      )}
    </div>
  );
}
