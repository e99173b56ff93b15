import { Popover, Text, UnstyledButton } from '@mantine/core';
import { IconArrowUp, IconInfoCircle } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Scene, WalkedTour } from './scenes';
import classes from './TourOverlay.module.css';
import type { TourViewer } from './tourViewer';

interface Props {
  viewer: TourViewer;
  tour: WalkedTour;
  scene: Scene;
  onGo: (sceneId: string) => void;
}

/** All of them move with each frame, so more would make the view stutter. The lists show the others. */
const MOST_PLACED = 200;

/**
 * Shows the links to other scenes and the notes, as buttons fixed to their directions in the panorama.
 */
export function TourOverlay({ viewer, tour, scene, onGo }: Props) {
  return (
    <div className="absolute inset-0 clip no-pointer">
      {scene.links.slice(0, MOST_PLACED).map(({ toSceneId, yaw, pitch }) => {
        const title = tour.scenes.find(({ id }) => id === toSceneId)?.title ?? 'Next scene';
        return (
          <Placed key={`${toSceneId} ${yaw} ${pitch}`} viewer={viewer} yaw={yaw} pitch={pitch}>
            <UnstyledButton
              className={`inline-flex gap-4 items-center text-sm medium ${classes.way}`}
              onClick={() => onGo(toSceneId)}
            >
              <IconArrowUp size={20} aria-hidden="true" />
              <span className="cut">{title}</span>
            </UnstyledButton>
          </Placed>
        );
      })}
      {scene.hotspots.slice(0, MOST_PLACED).map(({ label, description, yaw, pitch }) => (
        <Placed key={`${label} ${yaw} ${pitch}`} viewer={viewer} yaw={yaw} pitch={pitch}>
          <Popover width={260} withArrow withinPortal position="top">
            <Popover.Target>
              <UnstyledButton
                className={`inline-flex gap-4 items-center text-sm medium ${classes.note}`}
              >
                <IconInfoCircle size={16} aria-hidden="true" />
                <span className="cut">{label}</span>
              </UnstyledButton>
            </Popover.Target>
            <Popover.Dropdown>
              <Text fw={650} size="sm">
                {label}
              </Text>
              {description && (
                <Text size="sm" mt={4}>
                  {description}
                </Text>
              )}
            </Popover.Dropdown>
          </Popover>
        </Placed>
      ))}
    </div>
  );
}

interface PlacedProps {
  viewer: TourViewer;
  yaw: number;
  pitch: number;
  children: ReactNode;
}

/**
 * Follows each frame of the panorama without React. Hides what is out of view, so that it cannot be
 * focused.
 */
function Placed({ viewer, yaw, pitch, children }: PlacedProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = () => {
      const element = ref.current;
      if (!element) return;
      const position = viewer.project(yaw, pitch);
      element.style.visibility = position ? 'visible' : 'hidden';
      if (position)
        element.style.transform = `translate(${position.x}px, ${position.y}px) translate(-50%, -50%)`;
    };
    place();
    return viewer.onChange(place);
  }, [viewer, yaw, pitch]);
  return (
    <div ref={ref} className={classes.placed}>
      {children}
    </div>
  );
}
