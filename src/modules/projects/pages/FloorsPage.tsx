import { Button } from '@mantine/core';
import { IconChecks, IconPencil, IconStairs } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { listLocationProgressOptions } from '@/api/generated/projects/listLocationProgress.gen';
import { listProjectLocationsOptions } from '@/api/generated/projects/listProjectLocations.gen';
import { CollectionHead } from '@/shared/collection/CollectionHead';
import { SearchField } from '@/shared/collection/filter/SearchField';
import { ToggleFilter } from '@/shared/collection/filter/ToggleFilter';
import { useProjectActions } from '@/shared/collection/useProjectActions';
import { count } from '@/shared/format/format';
import { matchesWords } from '@/shared/format/matchesWords';
import { AppLink } from '@/shared/routing/AppLink';
import { useProjectHref, useProjectId } from '@/shared/routing/currentProject';
import { paths } from '@/shared/routing/paths';
import { useAddressParams } from '@/shared/routing/search';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { Done, FloorRow } from '../floors/FloorRow';
import classes from '../floors/Floors.module.css';
import { type Building, buildingsOf, type Floor, openIn } from '../floors/floors';

/** A search shows the rooms that it finds at once, up to this many. */
const SHOWN = 200;

/** Returns what a search finds: floors by their name with all rooms, and rooms by theirs. */
function found(buildings: readonly Building[], q: string): Building[] {
  return buildings.flatMap((building) => {
    const floors = building.floors.flatMap((floor): Floor[] => {
      if (matchesWords(q, building.name, floor.name)) return [floor];
      const rooms = floor.rooms.filter(({ path }) =>
        matchesWords(q, building.name, floor.name, ...path),
      );
      return rooms.length > 0 ? [{ ...floor, rooms }] : [];
    });
    return floors.length > 0 ? [{ ...building, floors }] : [];
  });
}

/** Shows by floor and room what is open in the project, and how much is done. */
export default function FloorsPage() {
  const projectId = useProjectId();
  const [params, change] = useAddressParams();
  const q = params.get('q') ?? '';
  const openOnly = params.get('all') !== '1';
  const path = { projectId };
  const locations = useQuery(listProjectLocationsOptions({ path }));
  const progress = useQuery(listLocationProgressOptions({ path }));
  const failed = [locations, progress].find(({ error, data }) => error && !data);
  const set = (name: string, value: string) =>
    change((query) => {
      if (value) query.set(name, value);
      else query.delete(name);
      return query;
    });
  const { buildings, unplaced } = buildingsOf(
    locations.data?.data ?? [],
    progress.data?.data ?? [],
  );
  const isLoaded = Boolean(locations.data && progress.data);
  const shown = found(buildings, q).flatMap((building) => {
    const floors = building.floors.filter((floor) => !openOnly || openIn(floor.progress) > 0);
    return floors.length > 0 ? [{ ...building, floors }] : [];
  });
  const floorCount = shown.reduce((sum, { floors }) => sum + floors.length, 0);
  const roomCount = shown.flatMap(({ floors }) => floors).flatMap(({ rooms }) => rooms).length;
  const opened = q !== '' && roomCount <= SHOWN;
  return (
    <div className="grid gap-8 page-frame w-reading" aria-busy={!isLoaded && !failed}>
      <CollectionHead
        title="Work by floor"
        noun={{ one: 'floor', many: 'floors' }}
        total={isLoaded ? floorCount : undefined}
      />
      {isLoaded && buildings.length > 0 && (
        <div className="row wrap gap-8">
          <SearchField
            label="Search floors and rooms"
            q={q}
            onSearch={(text) => set('q', text)}
            inputRef={undefined}
          />
          <ToggleFilter
            label="With open items"
            on={openOnly}
            onChange={(on) => set('all', on ? '' : '1')}
          />
        </div>
      )}
      {failed && (
        <ErrorState
          operation={failed === locations ? 'listProjectLocations' : 'listLocationProgress'}
          error={failed.error}
          onRetry={() => void failed.refetch()}
        />
      )}
      {!isLoaded && !failed && <Loading />}
      {isLoaded && buildings.length === 0 && <NoLocations />}
      {isLoaded && buildings.length > 0 && shown.length === 0 && (
        <EmptyState
          icon={<IconChecks size={20} />}
          title={q ? 'No floor or room matches' : 'Nothing is open on any floor'}
          action={
            <Button
              variant="default"
              onClick={() => change(() => new URLSearchParams({ project: projectId, all: '1' }))}
            >
              Show all floors
            </Button>
          }
        />
      )}
      {isLoaded &&
        shown.map((building) => (
          <BuildingFloors key={building.id} {...{ building, openOnly, opened, q }} />
        ))}
      {isLoaded && openIn(unplaced) > 0 && (
        <p className="quiet text-sm m-0">
          {count(openIn(unplaced), 'open item has', 'open items have')} no location. Edit them to
          see them here.
        </p>
      )}
    </div>
  );
}

interface BuildingProps {
  building: Building;
  openOnly: boolean;
  opened: boolean;
  q: string;
}

function BuildingFloors({ building, openOnly, opened, q }: BuildingProps) {
  const id = useId();
  const { closed } = building.progress;
  return (
    <section className="card" aria-labelledby={id}>
      <div className={`row gap-16 between ${classes.head}`}>
        <h2 id={id}>{building.name}</h2>
        <Done closed={closed} all={openIn(building.progress) + closed} />
      </div>
      <ul className={`m-0 unlisted ${classes.floors}`}>
        {building.floors.map((floor) => (
          // A new search decides anew which rooms are shown.
          <FloorRow key={`${floor.id} ${q}`} {...{ floor, openOnly, opened }} />
        ))}
      </ul>
    </section>
  );
}

function NoLocations() {
  const hrefTo = useProjectHref();
  const may = useProjectActions(useProjectId());
  return (
    <EmptyState
      icon={<IconStairs size={20} />}
      title="No locations yet"
      action={
        may('manage_locations') && (
          <Button
            component={AppLink}
            href={hrefTo(paths.projectLocations)}
            leftSection={<IconPencil size={16} />}
          >
            Add locations
          </Button>
        )
      }
    >
      {may('manage_locations')
        ? 'Add the buildings, levels and rooms of the project, and give punch items, RFIs and submittals a location.'
        : 'A project admin, project manager or superintendent adds buildings, levels and rooms.'}
    </EmptyState>
  );
}

const Loading = () => <Skeleton shape="row" count={6} h={44} className="gap-8" />;
