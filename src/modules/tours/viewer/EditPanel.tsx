import { Button, Text } from '@mantine/core';
import { IconCompass, IconFlag, IconMapPin, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type {
  Tour,
  TourResult,
  TourScene,
  UpdateTourSceneRequest,
} from '@/api/generated/types.gen';
import { toast } from '@/shared/feedback/toast';
import { onDemand } from '@/shared/onDemand';
import { useUpdatePlan, useUpdateScene, useUpdateTour } from '../mutations';
import { NewLink, NewNote } from './EditForms';
import classes from './EditPanel.module.css';
import { SceneForm } from './SceneForm';
import { Spots } from './Spots';
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
  const change = (body: Omit<UpdateTourSceneRequest, 'version'>) =>
    update.mutate({ sceneId: scene.id, version: tour.version, ...body });
  const remove = useRemoval(tour, scene, update);
  const here = () => {
    const { yaw = 0, pitch = 0 } = viewer?.look() ?? {};
    return { yaw, pitch };
  };
  const titleOf = (sceneId: string) => tour.scenes.find(({ id }) => id === sceneId)?.title ?? '';
  const without = <T,>(list: readonly T[], item: T) => list.filter((each) => each !== item);

  return (
    <div className="flex column gap-20" aria-busy={update.isPending || undefined}>
      <SceneForm
        scene={scene}
        version={tour.version}
        saving={update.isPending}
        onSave={(values, told) => update.mutate({ sceneId: scene.id, ...values }, told)}
      />

      <section
        className={`flex column gap-8 line-above ${classes.section}`}
        aria-labelledby="tour-links"
      >
        <Text id="tour-links" fw={650} size="sm">
          Links
        </Text>
        {scene.links.length === 0 && (
          <Text size="sm" c="dimmed">
            No links to other scenes yet.
          </Text>
        )}
        <Spots
          spots={scene.links}
          titleOf={({ toSceneId }) => titleOf(toSceneId)}
          kind="link to"
          onLook={(link) => viewer?.lookAt(link)}
          onRemove={(link) => remove('Link', { links: without(scene.links, link) })}
        />
        <NewLink
          others={tour.scenes.filter(({ id }) => id !== scene.id)}
          disabled={!viewer || update.isPending}
          onAdd={(toSceneId) => change({ links: [...scene.links, { toSceneId, ...here() }] })}
        />
      </section>

      <section
        className={`flex column gap-8 line-above ${classes.section}`}
        aria-labelledby="tour-notes"
      >
        <Text id="tour-notes" fw={650} size="sm">
          Notes
        </Text>
        <Spots
          spots={scene.hotspots}
          titleOf={({ label }) => label}
          kind="note"
          onLook={(note) => viewer?.lookAt(note)}
          onRemove={(note) => remove('Note', { hotspots: without(scene.hotspots, note) })}
        />
        <NewNote
          disabled={!viewer || update.isPending}
          onAdd={(note) => change({ hotspots: [...scene.hotspots, { ...note, ...here() }] })}
        />
      </section>

      <section
        className={`flex column gap-8 line-above ${classes.section}`}
        aria-labelledby="tour-plan"
      >
        <PlanFields
          tour={tour}
          onPlace={onPlace}
          onTop={viewer ? () => change({ northYaw: here().yaw }) : undefined}
          update={updatePlan}
        />
      </section>

      <section className={`flex column gap-8 line-above ${classes.section}`}>
        <StartHere tour={tour} scene={scene} update={updateTour} />
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

interface PlanProps {
  tour: Tour;
  update: ReturnType<typeof useUpdatePlan>;
  onPlace: () => void;
  /** Makes the view the top of the plan; absent until there is one. */
  onTop: (() => void) | undefined;
}

const PlanFields = ({ tour, update, onPlace, onTop }: PlanProps) => (
  <>
    <Text id="tour-plan" fw={650} size="sm">
      Plan
    </Text>
    <Button
      component="label"
      variant="default"
      size="xs"
      loading={update.isPending}
      className={`relative ${classes.file}`}
    >
      {tour.plan ? 'Replace the plan' : 'Upload a plan'}
      <input
        type="file"
        accept="image/png,image/jpeg"
        className={`absolute inset-0 pointer ${classes.input}`}
        onChange={(event) => {
          const plan = event.currentTarget.files?.[0];
          if (plan) update.mutate(plan);
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
          disabled={!onTop}
          onClick={onTop}
        >
          Set view as the top of the plan
        </Button>
      </>
    )}
  </>
);

/** Removes links or notes of a scene, and offers to put them back. */
function useRemoval(tour: Tour, scene: TourScene, update: ReturnType<typeof useUpdateScene>) {
  return (what: 'Link' | 'Note', left: Pick<UpdateTourSceneRequest, 'links' | 'hotspots'>) => {
    const { links, hotspots } = scene;
    const putBack = ({ data }: TourResult) =>
      update.mutate(
        { sceneId: scene.id, version: data.version, links, hotspots },
        { onSuccess: () => toast.success('Undone') },
      );
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
}

interface StartProps extends Pick<Props, 'tour' | 'scene'> {
  update: ReturnType<typeof useUpdateTour>;
}

const StartHere = ({ tour, scene, update }: StartProps) => (
  <Button
    variant="default"
    size="xs"
    leftSection={<IconFlag size={14} />}
    disabled={tour.startSceneId === scene.id || update.isPending}
    onClick={() => update.mutate({ version: tour.version, startSceneId: scene.id })}
  >
    {tour.startSceneId === scene.id ? 'The tour starts here' : 'Start the tour here'}
  </Button>
);
