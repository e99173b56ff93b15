import { Switch } from '@mantine/core';
import type { Photo } from '@/api/generated/types.gen';
import { fullName } from '@/shared/format/labels';
import { useHidePhoto } from '../mutations';
import panel from './PhotoPanel.module.css';

/** Shows who can see the photo, with a switch for users who may change that. */
export function PhotoPrivacy({ photo }: { photo: Photo }) {
  const hide = useHidePhoto(photo);
  const isPrivate = hide.isPending ? hide.variables : photo.private;
  return (
    <>
      {isPrivate
        ? `${fullName(photo.createdBy)}, and the managers and administrators of the project`
        : 'Everyone in the project'}
      {photo.permittedActions.includes('set_private') && (
        <Switch
          wrapperProps={{ 'data-screen-only': '' }}
          size="md"
          label="Private"
          className={panel.switch ?? ''}
          checked={isPrivate}
          disabled={hide.isPending}
          onChange={(event) => hide.mutate(event.currentTarget.checked)}
        />
      )}
    </>
  );
}
