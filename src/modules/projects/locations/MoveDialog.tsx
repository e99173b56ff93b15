import { Select } from '@mantine/core';
import { useState } from 'react';
import type { ProjectLocation } from '@/api/generated/types.gen';
import { locationText } from '@/records/log/locationText';
import { FormDialog } from '@/shared/forms/FormDialog';
import { useUpdateLocation } from './mutations';
import { fitsIn, type Locations } from './tree';

interface Props {
  projectId: string;
  location: ProjectLocation;
  locations: Locations;
  onClose: () => void;
}

const TOP = '';
const FIRST = 'first';

/** Moves a location without dragging it. */
export default function MoveDialog({ projectId, location, locations, onClose }: Props) {
  const { id, kind, version, name } = location;
  const [from] = useState(location.parentId ?? TOP);
  const [parentId, setParentId] = useState(from);
  const [after, setAfter] = useState<string | null>(null);
  const move = useUpdateLocation(projectId, 'inline');
  const siblings = locations.in(parentId || null).filter((sibling) => sibling.id !== id);
  const at = siblings.findIndex((sibling) => sibling.id === after);
  const chosen = after === FIRST || at >= 0 ? after : (siblings.at(-1)?.id ?? FIRST);
  const containers = locations.all.filter(
    (container) =>
      fitsIn(kind, container.kind) && (!container.archived || container.id === location.parentId),
  );
  return (
    <FormDialog
      title={`Move ${name}`}
      submitLabel="Move"
      submitError={move.error}
      submitting={move.isPending}
      dirty={parentId !== from || after !== null}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        const position = siblings.findIndex((sibling) => sibling.id === chosen) + 1;
        move.mutate(
          { id, version, position, ...(parentId && { parentId }) },
          { onSuccess: onClose },
        );
      }}
    >
      {kind !== 'building' && (
        <Select
          label="Into"
          searchable
          data-autofocus
          allowDeselect={false}
          limit={100}
          nothingFoundMessage="No location found"
          data={containers.map((container) => ({
            value: container.id,
            label: locationText(container.path),
          }))}
          value={parentId}
          onChange={(value) => {
            setParentId(value ?? TOP);
            setAfter(null);
          }}
        />
      )}
      <Select
        label="Place"
        searchable
        allowDeselect={false}
        limit={100}
        data={[
          { value: FIRST, label: 'First' },
          ...siblings.map((sibling) => ({ value: sibling.id, label: `After ${sibling.name}` })),
        ]}
        value={chosen}
        onChange={setAfter}
      />
    </FormDialog>
  );
}
