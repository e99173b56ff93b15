import 'react-easy-crop/react-easy-crop.css';
import { Slider, Text } from '@mantine/core';
import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { usePicture } from '@/shared/files/usePicture';
import { FormDialog } from '@/shared/forms/FormDialog';
import { FormMessage } from '@/shared/forms/FormMessage';
import { useUpdatePicture } from '../mutations';
import { squareOf } from '../square';
import classes from './PictureDialog.module.css';

const MAX_ZOOM = 4;

interface Props {
  file: File;
  onClose: () => void;
}

/** Cuts a square out of a picture and uploads it. The mouse, touch and the arrow keys move it. */
export default function PictureDialog({ file, onClose }: Props) {
  const { picture, fault } = usePicture(file);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const save = useUpdatePicture();
  return (
    <FormDialog
      title="Your picture"
      submitLabel="Save picture"
      submitError={save.error}
      submitting={save.isPending}
      missing={(!area || !picture) && 'Choose a picture first.'}
      dirty={picture !== null}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (area) {
          save.mutate(() => squareOf(file, area), { onSuccess: onClose });
        }
      }}
    >
      {fault ? (
        <FormMessage>{fault}</FormMessage>
      ) : (
        <>
          <div className={`relative clip rounded sunken ${classes.stage}`}>
            {picture && (
              <Cropper
                image={picture.url}
                crop={crop}
                zoom={zoom}
                maxZoom={MAX_ZOOM}
                aspect={1}
                cropShape="round"
                showGrid={false}
                keyboardStep={8}
                disableAutomaticStylesInjection
                onCropChange={setCrop}
                onZoomChange={setZoom}
                onCropComplete={(_, pixels) => setArea(pixels)}
                mediaProps={{ alt: '' }}
                cropperProps={{
                  'aria-label': 'Part of the picture',
                  role: 'application',
                  'aria-description': 'The arrow keys move it.',
                }}
              />
            )}
          </div>
          <div>
            <Text size="sm" fw={550} mb={4}>
              Zoom
            </Text>
            <Slider
              thumbLabel="Zoom"
              label={null}
              min={1}
              max={MAX_ZOOM}
              step={0.1}
              value={zoom}
              onChange={setZoom}
            />
          </div>
          <Text size="sm" c="dimmed">
            Drag the picture, or use the arrow keys.
          </Text>
        </>
      )}
    </FormDialog>
  );
}
