import { Button, FileButton, Group } from '@mantine/core';
import { IconBuildingSkyscraper, IconPhoto, IconTrash } from '@tabler/icons-react';
import type { Project } from '@/api/generated/types.gen';
import { Thumbnail } from '@/shared/ui/Thumbnail';
import { useDeleteCover, useUpdateCover } from './adminMutations';
import classes from './Cover.module.css';

const TYPES = 'image/jpeg,image/png,image/webp';

/** Shows the picture of a project, with the buttons of those who may change it. */
export function CoverButtons({ project }: { project: Project }) {
  const { id, coverUrl, permittedActions } = project;
  const update = useUpdateCover(id);
  const remove = useDeleteCover(id);
  const mayChange = permittedActions.includes('update_project');
  if (!coverUrl && !mayChange) return null;
  return (
    <Group gap="md">
      <Thumbnail url={coverUrl} icon={IconBuildingSkyscraper} className={classes.cover} />
      {mayChange && (
        <Group gap="xs">
          <FileButton accept={TYPES} onChange={(file) => file && update.mutate(file)}>
            {(props) => (
              <Button
                {...props}
                variant="default"
                size="xs"
                loading={update.isPending}
                leftSection={<IconPhoto size={16} aria-hidden="true" />}
              >
                {coverUrl ? 'Change picture' : 'Add a picture'}
              </Button>
            )}
          </FileButton>
          {coverUrl && (
            <Button
              variant="default"
              size="xs"
              loading={remove.isPending}
              leftSection={<IconTrash size={16} aria-hidden="true" />}
              onClick={() => remove.mutate()}
            >
              Remove picture
            </Button>
          )}
        </Group>
      )}
    </Group>
  );
}
