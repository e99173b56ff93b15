import { Button, FileButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCamera, IconPhoto, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { Profile } from '@/api/generated/types.gen';
import { onDemand } from '@/shared/onDemand';
import { PersonAvatar } from '@/shared/ui/PersonAvatar';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import { useDeletePicture } from '../mutations';
import classes from './Person.module.css';

const PictureDialog = onDemand(() => import('../forms/PictureDialog'));

const TYPES = 'image/jpeg,image/png,image/webp';

/** Shows the picture of the person with its buttons, and who it is. */
export function Person({ profile }: { profile: Profile }) {
  const [file, setFile] = useState<File | null>(null);
  const remove = useDeletePicture();
  const handheld = useMediaQuery('(pointer: coarse)');
  const { username, avatarUrl, jobTitle } = profile;
  return (
    <div className={`row wrap ${classes.person}`}>
      <PersonAvatar person={{ name: username, avatarUrl }} size={88} />
      <div className={`min-w-0 breaks ${classes.words}`}>
        <p className={`m-0 strong ${classes.name}`}>{username}</p>
        {jobTitle && <p className="m-0 quiet">{jobTitle}</p>}
      </div>
      <div className="flex wrap gap-8">
        <FileButton accept={TYPES} onChange={setFile}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              size="xs"
              leftSection={<IconPhoto size={16} aria-hidden="true" />}
            >
              {avatarUrl ? 'Change picture' : 'Add a picture'}
            </Button>
          )}
        </FileButton>
        {handheld && (
          <FileButton accept={TYPES} capture="user" onChange={setFile}>
            {(props) => (
              <Button
                {...props}
                variant="default"
                size="xs"
                leftSection={<IconCamera size={16} aria-hidden="true" />}
              >
                Take a picture
              </Button>
            )}
          </FileButton>
        )}
        {avatarUrl && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconTrash size={16} aria-hidden="true" />}
            loading={remove.isPending}
            onClick={() => remove.mutate()}
          >
            Remove picture
          </Button>
        )}
      </div>
      <PanelBoundary name="The picture" resetKeys={[file]} onClose={() => setFile(null)}>
        <Suspense>{file && <PictureDialog file={file} onClose={() => setFile(null)} />}</Suspense>
      </PanelBoundary>
    </div>
  );
}
