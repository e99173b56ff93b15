import { Button, Text, UnstyledButton } from '@mantine/core';
import { IconColumns2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatDate } from '@/shared/format/format';
import { Thumbnail } from '@/shared/ui/Thumbnail';
import { useShown } from '@/shared/ui/useShown';
import classes from './panels.module.css';
import { otherTimes, type Scene, type WalkedTour } from './scenes';

interface Props {
  tour: WalkedTour;
  scene: Scene;
  /** Unfinished uploads of scenes, for users who can add scenes. */
  unfinished?: ReactNode;
  onGo: (sceneId: string) => void;
  /** The scene in the comparison view. */
  beside: Scene | null;
  onCompare: (sceneId: string | null) => void;
}

export function ScenesPanel({ tour, scene, unfinished, onGo, beside, onCompare }: Props) {
  const others = useShown(otherTimes(tour, scene));
  const scenes = useShown(tour.scenes);
  return (
    <>
      {unfinished}
      {others.shown.length > 0 && (
        <section className="flex column gap-8 mb-20" aria-label="Other dates of this place">
          <Text size="sm" fw={650}>
            {scene.title}, other dates
          </Text>
          {others.shown.map(({ id, takenAt }) => (
            <Button
              key={id}
              variant={beside?.id === id ? 'filled' : 'default'}
              size="xs"
              leftSection={<IconColumns2 size={14} />}
              aria-pressed={beside?.id === id}
              onClick={() => onCompare(beside?.id === id ? null : id)}
            >
              Compare with {formatDate(takenAt)}
            </Button>
          ))}
          {others.more}
        </section>
      )}
      <ul className="grid gap-4 list" aria-label="Scenes">
        {scenes.shown.map(({ id, title, floor, takenAt, thumbnailUrl }) => (
          <li key={id}>
            <UnstyledButton
              className={`grid w-full p-4 rounded ${classes.scene}`}
              aria-current={id === scene.id ? 'true' : undefined}
              onClick={() => onGo(id)}
            >
              <Thumbnail url={thumbnailUrl} className={classes.picture} />
              <span className={`text-sm medium ${classes.name}`}>{title}</span>
              <span className="quiet text-xs">
                {[floor, formatDate(takenAt)].filter(Boolean).join(' · ')}
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {scenes.more}
    </>
  );
}
