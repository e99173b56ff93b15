import { ActionIcon, Button, Text } from '@mantine/core';
import { IconBookmark, IconBookmarkPlus, IconLink, IconPencil, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { SceneState, SceneView } from '@/api/generated/types.gen';
import { fullName } from '@/shared/format/labels';
import { onDemand } from '@/shared/onDemand';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { useShown } from '@/shared/ui/useShown';
import classes from './SceneViews.module.css';
import { type SceneAddress, sceneViewsOptions, useDeleteSceneView } from './sceneViews';

const SceneViewDialog = onDemand(() => import('./SceneViewDialog'));

type Subject = { state: SceneState } | { view: SceneView };

interface Props {
  at: SceneAddress;
  /** Returns what the viewer shows now. */
  capture: () => SceneState;
  /** Restores a saved state. Ignores unknown parts. */
  onShow: (state: SceneState) => void;
  /** Called when a state was saved. */
  onSaved?: (state: SceneState) => void;
  /** Copies an address that restores the state. Absent for viewers without such addresses. */
  onCopyLink?: (state: SceneState) => void;
}

/** The saved views of a viewer: the user's own and those that others shared. */
export function SceneViewsPanel({ at, capture, onShow, onSaved, onCopyLink }: Props) {
  const list = useQuery(sceneViewsOptions(at));
  const remove = useDeleteSceneView(at);
  const [subject, setSubject] = useState<Subject | null>(null);
  const views = list.data?.data;
  const { shown, more } = useShown(views ?? []);
  return (
    <div className="grid gap-12" aria-busy={list.isPending}>
      {list.data?.permittedActions.includes('create') && (
        <Button
          leftSection={<IconBookmarkPlus size={16} />}
          onClick={() => setSubject({ state: capture() })}
          fullWidth
        >
          Save this view
        </Button>
      )}
      {list.isPending && <Skeleton shape="row" count={3} />}
      {list.error && !views && (
        <ErrorState
          operation="listSceneViews"
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      {views?.length === 0 && (
        <EmptyState icon={<IconBookmark size={20} />} title="No saved views yet">
          A saved view keeps the camera, sections, colors and measurements.
        </EmptyState>
      )}
      <ul className="grid gap-4 list">
        {shown.map((view) => (
          <li key={view.id} className={`row gap-2 outlined rounded ${classes.item}`}>
            <button
              type="button"
              className="grid grow min-w-0 p-4-8 borderless rounded bare inherit font-inherit text-sm text-left pointer hovered"
              onClick={() => onShow(view.state)}
            >
              {view.name}
              <Text span size="xs" c="dimmed">
                {view.shared ? `Shared by ${fullName(view.createdBy)}` : 'Only you'}
              </Text>
            </button>
            {onCopyLink && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Copy the link to ${view.name}`}
                onClick={() => onCopyLink(view.state)}
              >
                <IconLink size={16} />
              </ActionIcon>
            )}
            {view.permittedActions.includes('update') && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Edit ${view.name}`}
                onClick={() => setSubject({ view })}
              >
                <IconPencil size={16} />
              </ActionIcon>
            )}
            {view.permittedActions.includes('delete') && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Delete ${view.name}`}
                disabled={remove.isPending}
                onClick={() => remove.mutate(view)}
              >
                <IconX size={16} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {more}
      <Suspense>
        {subject && (
          <SceneViewDialog
            at={at}
            subject={subject}
            onSaved={onSaved}
            onClose={() => setSubject(null)}
          />
        )}
      </Suspense>
    </div>
  );
}
