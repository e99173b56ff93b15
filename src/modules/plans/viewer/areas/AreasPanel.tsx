import { ActionIcon, Button, Group, Select } from '@mantine/core';
import { IconPencil, IconPolygon, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { ProjectLocation } from '@/api/generated/types.gen';
import { locationText } from '@/records/log/locationText';
import { cornersOf } from '@/records/pins/locationAt';
import { matchesWords } from '@/shared/format/matchesWords';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/states';
import type { SheetViewer } from '../../sheetTypes';
import classes from '../Sheet.module.css';
import type { Areas } from './useAreas';

/** Options shown at once. Typing finds the others. */
const SHOWN = 50;

interface Props {
  areas: Areas;
  viewer: SheetViewer | null;
}

/** Lists the levels and rooms that somebody drew on the sheet, and draws others. */
export function AreasPanel({ areas, viewer }: Props) {
  const { query, here, drawn, begun } = areas;
  if (query.error && !query.data) {
    return (
      <ErrorState
        operation="listProjectLocations"
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const goTo = (location: ProjectLocation) => {
    const corners = cornersOf(location);
    const middle = (n: 0 | 1) => corners.reduce((sum, point) => sum + point[n], 0) / corners.length;
    if (corners.length > 0) viewer?.goTo({ x: middle(0), y: middle(1) });
  };
  return (
    <div className="grid gap-12">
      {drawn ? (
        <>
          <p role="status">
            <strong>{drawn.name}</strong>
            <br />
            Click the corners in turn, or move the sheet and press Enter. Then finish.
          </p>
          <Group gap="xs">
            <Button size="xs" disabled={begun.length < 3} onClick={areas.finish}>
              Finish
            </Button>
            <Button size="xs" variant="default" onClick={() => areas.draw(null)}>
              Cancel
            </Button>
          </Group>
        </>
      ) : (
        areas.mayDraw && <DrawForm areas={areas} isReady={viewer !== null} />
      )}
      {here.length === 0 && !drawn && query.data && (
        <EmptyState icon={<IconPolygon size={20} />} title="No rooms on this sheet yet">
          {areas.mayDraw
            ? 'Draw where a level or room is. An item that is pinned in it gets this location.'
            : 'Those who manage the locations of the project can draw them.'}
        </EmptyState>
      )}
      <ul className="grid gap-4 list" aria-label="Rooms on this sheet">
        {here.map((location) => (
          <li key={location.id} className={classes.row}>
            <button
              type="button"
              className="p-0 borderless bare inherit font-inherit pointer text-left lined"
              onClick={() => goTo(location)}
            >
              {locationText(location.path)}
            </button>
            {areas.mayDraw && (
              <span className={`row rigid gap-4 text-sm ${classes.actions}`}>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={`Draw ${location.name} again`}
                  onClick={() => areas.draw(location)}
                >
                  <IconPencil size={16} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={`Remove ${location.name} from the sheet`}
                  onClick={() => areas.remove(location)}
                >
                  <IconX size={16} />
                </ActionIcon>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function DrawForm({ areas, isReady }: { areas: Areas; isReady: boolean }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const location = areas.all.find(({ id }) => id === chosen);
  return (
    <>
      <Select
        label="Level or room"
        placeholder="Type a level or room"
        searchable
        clearable
        limit={SHOWN}
        nothingFoundMessage="No location matches"
        filter={({ options, search, limit }) =>
          options
            .filter((option) => 'label' in option && matchesWords(search, option.label))
            .slice(0, limit)
        }
        data={areas.all.map(({ id, path }) => ({ value: id, label: locationText(path) }))}
        value={chosen}
        onChange={setChosen}
      />
      <Button
        size="xs"
        leftSection={<IconPolygon size={16} />}
        disabled={!location || !isReady}
        loading={areas.isSaving}
        onClick={() => location && areas.draw(location)}
      >
        {location?.sheetArea ? 'Draw it here instead' : 'Draw it on the sheet'}
      </Button>
    </>
  );
}
