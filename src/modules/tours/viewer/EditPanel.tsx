import { ActionIcon, Button, Text } from '@mantine/core';
import { IconCompass, IconFlag, IconMapPin, IconTrash, IconX } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type {
  Tour,
  TourResult,
  TourScene,
  UpdateTourSceneRequest,
} from '@/api/generated/types.gen';
import { toast } from '@/shared/feedback/toast';
import { onDemand } from '@/shared/onDemand';
import { useShown } from '@/shared/ui/useShown';
import { useUpdatePlan, useUpdateScene, useUpdateTour } from '../mutations';
import { NewLink, NewNote } from './EditForms';
import classes from './EditPanel.module.css';
import { SceneForm } from './SceneForm';
import type { TourViewer } from './tourViewer';

const DeleteSceneDialog = onDemand(() => import('../parts/DeleteSceneDialog'));

interface Props {
  projectId: string;
  tour: Tour;
  scene: TourScene;
  viewer: TourViewer | null;
  /** Lets the next click on the plan place the scene. */
  onPlace: () => void;
}

/** Edits the current scene. Links and notes go to the center of the view. */
export function EditPanel({ projectId, tour, scene, viewer, onPlace }: Props) {
  const update = useUpdateScene(projectId, tour.id);
  const updateTour = useUpdateTour(projectId, tour.id);
  const updatePlan = useUpdatePlan(projectId, tour.id);
  const [deleting, setDeleting] = useState(false);
  const links = useShown(scene.links);
  const notes = useShown(scene.hotspots);
  const change = (body: Omit<UpdateTourSceneRequest, 'version'>) =>
    update.mutate({ sceneId: scene.id, version: tour.version, ...body });
  const remove = (
    what: 'Link' | 'Note',
    left: Pick<UpdateTourSceneRequest, 'links' | 'hotspots'>,
  ) => {
    const { links, hotspots } = scene;
    const putBack = ({ data }: TourResult) =>
      update.mutate({ sceneId: scene.id, version: data.version, links, hotspots });
    update.mutate(
      { sceneId: scene.id, version: tour.version, ...left },
      {
        onSuccess: (result) =>
          toast.success(`${what} removed`, {
            action: { label: 'Undo', run: () => putBack(result) },
          }),
      },
    );
  };
  const here = () => {
    const { yaw = 0, pitch = 0 } = viewer?.look() ?? {};
    return { yaw, pitch };
  };
  const titleOf = (sceneId: string) => tour.scenes.find(({ id }) => id === sceneId)?.title ?? '';
  const without = <T,>(list: readonly T[], item: T) => list.filter((each) => each !== item);

  return (
    <div className={classes.panel} aria-busy={update.isPending || undefined}>
      <SceneForm key={tour.version} scene={scene} saving={update.isPending} onSave={change} />

      <section className={classes.section} aria-labelledby="tour-links">
        <Text id="tour-links" fw={600} size="sm">
          Links
        </Text>
        {scene.links.length === 0 && (
          <Text size="sm" c="dimmed">
            No links to other scenes yet.
          </Text>
        )}
        <ul className={classes.list}>
          {links.shown.map((link) => (
            <li key={`${link.toSceneId} ${link.yaw} ${link.pitch}`}>
              <Button variant="subtle" size="compact-sm" onClick={() => viewer?.lookAt(link)}>
                {titleOf(link.toSceneId)}
              </Button>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Remove the link to ${titleOf(link.toSceneId)}`}
                onClick={() => remove('Link', { links: without(scene.links, link) })}
              >
                <IconX size={16} />
              </ActionIcon>
            </li>
          ))}
        </ul>
        {links.more}
        <NewLink
          others={tour.scenes.filter(({ id }) => id !== scene.id)}
          disabled={!viewer || update.isPending}
          onAdd={(toSceneId) => change({ links: [...scene.links, { toSceneId, ...here() }] })}
        />
      </section>

      <section className={classes.section} aria-labelledby="tour-notes">
        <Text id="tour-notes" fw={600} size="sm">
          Notes
        </Text>
        <ul className={classes.list}>
          {notes.shown.map((note) => (
            <li key={`${note.label} ${note.yaw} ${note.pitch}`}>
              <Button variant="subtle" size="compact-sm" onClick={() => viewer?.lookAt(note)}>
                {note.label}
              </Button>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Remove the note ${note.label}`}
                onClick={() => remove('Note', { hotspots: without(scene.hotspots, note) })}
              >
                <IconX size={16} />
              </ActionIcon>
            </li>
          ))}
        </ul>
        {notes.more}
        <NewNote
          disabled={!viewer || update.isPending}
          onAdd={(note) => change({ hotspots: [...scene.hotspots, { ...note, ...here() }] })}
        />
      </section>

      <section className={classes.section} aria-labelledby="tour-plan">
        <Text id="tour-plan" fw={600} size="sm">
          Plan
        </Text>
        <Button
          component="label"
          variant="default"
          size="xs"
          loading={updatePlan.isPending}
          className={classes.file}
        >
          {tour.plan ? 'Replace the plan' : 'Upload a plan'}
          <input
            type="file"
            accept="image/png,image/jpeg"
            className={classes.input}
            onChange={(event) => {
              const plan = event.currentTarget.files?.[0];
              if (plan) updatePlan.mutate(plan);
              event.currentTarget.value = '';
            }}
          />
        </Button>
        {tour.plan && (
          <>
            <Button
              variant="default"
              size="xs"
              leftSection={<IconMapPin size={14} />}
              onClick={onPlace}
            >
              Place on the plan
            </Button>
            <Button
              variant="default"
              size="xs"
              leftSection={<IconCompass size={14} />}
              disabled={!viewer}
              onClick={() => change({ northYaw: here().yaw })}
            >
              Set view as the top of the plan
            </Button>
          </>
        )}
      </section>

      <section className={classes.section}>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconFlag size={14} />}
          disabled={tour.startSceneId === scene.id || updateTour.isPending}
          onClick={() => updateTour.mutate({ version: tour.version, startSceneId: scene.id })}
        >
          {tour.startSceneId === scene.id ? 'The tour starts here' : 'Start the tour here'}
        </Button>
        <Button
          variant="subtle"
          color="red"
          size="xs"
          leftSection={<IconTrash size={14} />}
          onClick={() => setDeleting(true)}
        >
          Delete scene
        </Button>
      </section>
      <Suspense>
        {deleting && (
          <DeleteSceneDialog
            projectId={projectId}
            tour={tour}
            scene={scene}
            onClose={() => setDeleting(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
