import { Text, UnstyledButton } from '@mantine/core';
import { type MouseEvent, useEffect, useRef } from 'react';
import type { PlanPlace } from '@/api/generated/types.gen';
import classes from './panels.module.css';
import { placesAround, type Scene, type WalkedTour } from './scenes';
import type { TourViewer } from './tourViewer';

interface Props {
  tour: WalkedTour;
  scene: Scene;
  viewer: TourViewer | null;
  onGo: (sceneId: string) => void;
  /** Present while the next click places the scene. */
  onPlace?: ((place: PlanPlace) => void) | undefined;
}

export function PlanPanel({ tour, scene, viewer, onGo, onPlace }: Props) {
  const { plan } = tour;
  if (!plan) return <Text size="sm">This tour has no plan.</Text>;
  const place = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const share = (value: number) => Math.min(1, Math.max(0, Math.round(value * 1000) / 1000));
    onPlace?.({ x: share((clientX - left) / width), y: share((clientY - top) / height) });
  };
  return (
    <>
      {onPlace && (
        <Text size="sm" mb="xs">
          Click where {scene.title} was taken.
        </Text>
      )}
      {/* Places can be typed as well, in the scene's form. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the fields of the form */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: likewise */}
      <div
        className={`relative ${classes.plan}`}
        data-placing={Boolean(onPlace) || undefined}
        onClick={place}
      >
        <img src={plan.url} alt="Plan" width={plan.width} height={plan.height} />
        {placesAround(tour, scene).map((each) => {
          if (!each.plan) return null;
          const isShown = each.id === scene.id;
          return (
            <span
              key={each.id}
              className={classes.place}
              style={{ left: `${each.plan.x * 100}%`, top: `${each.plan.y * 100}%` }}
            >
              {isShown && viewer && <Cone viewer={viewer} northYaw={each.northYaw} />}
              <UnstyledButton
                className={classes.dot}
                aria-label={each.title}
                aria-current={isShown ? 'true' : undefined}
                disabled={Boolean(onPlace)}
                onClick={() => onGo(each.id)}
              />
            </span>
          );
        })}
      </div>
    </>
  );
}

/** Shows the current direction on the plan. */
function Cone({ viewer, northYaw }: { viewer: TourViewer; northYaw: number }) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const turn = () => {
      const { yaw } = viewer.look();
      if (ref.current) ref.current.style.transform = `rotate(${yaw - northYaw}deg)`;
    };
    turn();
    return viewer.onChange(turn);
  }, [viewer, northYaw]);
  return <span ref={ref} className={`absolute round no-pointer ${classes.cone}`} />;
}
