import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Tour } from '@/api/generated/types.gen';
import { UploadDialog } from '@/shared/collection/files/UploadDialog';
import { count, formatDate } from '@/shared/format/format';
import { timeAt } from '@/shared/format/region';
import { zFile } from '@/shared/forms/zFile';
import { newBatchId, useUploadScene } from '../sceneUploads';
import { panoramaRefusal } from './panoramaFiles';

const files = {
  extensions: ['jpg', 'jpeg', 'png'],
  schema: zFile(),
  label: '360° photos',
  hint: 'Equirectangular JPEG or PNG, twice as wide as high. Each file becomes a scene, in this order.',
  multiple: true,
  refusalOf: panoramaRefusal,
};

/** The maximum of the contract. */
const MAX_FLOOR_LENGTH = 60;

interface Props {
  projectId: string;
  tour: Tour;
  onClose: () => void;
}

/** Adds one or more panoramas to a tour. */
export default function SceneDialog({ projectId, tour, onClose }: Props) {
  const upload = useUploadScene(projectId);
  const [floor, setFloor] = useState(tour.scenes.at(-1)?.floor ?? '');
  const [takenAt, setTakenAt] = useState('');
  const [spotId, setSpotId] = useState('');
  return (
    <UploadDialog
      heading="Add scenes"
      submitLabel={(n) => (n > 1 ? `Add ${count(n, 'scene')}` : 'Add')}
      files={files}
      hasDescription={false}
      onUpload={(items) => {
        const details = {
          tourId: tour.id,
          ...(floor.trim() && { floor: floor.trim() }),
          // Several pictures are of several spots.
          ...(spotId && items.length === 1 && { spotId }),
          ...(takenAt && { takenAt: timeAt(`${takenAt.slice(0, 16)}:00`).toISOString() }),
        };
        const id = newBatchId();
        for (const [place, item] of items.entries()) {
          const batch = items.length > 1 && { batch: { id, place } };
          upload({ ...item, uploadId: null }, { ...details, ...batch });
        }
      }}
      onClose={onClose}
    >
      {(chosen) => (
        <>
          <TextInput
            label="Floor"
            maxLength={MAX_FLOOR_LENGTH}
            value={floor}
            onChange={(event) => setFloor(event.currentTarget.value)}
          />
          <TextInput
            type="datetime-local"
            label="Taken"
            description="Leave it empty for the time in the picture."
            value={takenAt}
            onChange={(event) => setTakenAt(event.currentTarget.value)}
          />
          {tour.scenes.length > 0 && chosen.length <= 1 && (
            <NativeSelect
              label="Place"
              description="Scenes of one place can be compared by date."
              data={[
                { value: '', label: 'A new place' },
                ...tour.scenes.map((scene) => ({
                  value: scene.spotId,
                  label: `Same as ${scene.title}, ${formatDate(scene.takenAt)}`,
                })),
              ]}
              value={spotId}
              onChange={(event) => setSpotId(event.currentTarget.value)}
            />
          )}
        </>
      )}
    </UploadDialog>
  );
}
