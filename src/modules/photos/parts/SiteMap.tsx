import { NativeSelect } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconMapPinOff, IconNavigation } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import type { Photo, SitePlan } from '@/api/generated/types.gen';
import { count, formatCalendarDate, formatNumber } from '@/shared/format/format';
import { lengthText } from '@/shared/format/units';
import { useProjectUnits } from '@/shared/projects/useProjectUnits';
import { EmptyState } from '@/shared/ui/EmptyState';
import { useShown } from '@/shared/ui/useShown';
import { isPlaced, type Plot, plotOf } from '../plot';
import classes from './SiteMap.module.css';

interface Props {
  photos: readonly Photo[];
  plans: readonly SitePlan[];
  /** The plan below the photos; without a known one, the first. */
  planId: string;
  onPlan: (id: string) => void;
  /** Whether all photos of the view are loaded. */
  complete: boolean;
  onMore: () => void;
  onOpen: (id: string) => void;
}

const percent = (box: Record<string, number>) =>
  Object.fromEntries(Object.entries(box).map(([side, part]) => [side, `${part * 100}%`]));

/** Minimum distance between two spots in pixels. WCAG 2.5.8 requires 24 for targets. */
const APART = 40;

/** The most plans in the list. */
const MOST_PLANS = 200;

/** Shows where photos were taken, on the plan of a storey. It needs no map service. */
export default function SiteMap({ photos, plans, planId, complete, ...on }: Props) {
  const { onPlan, onMore, onOpen } = on;
  const units = useProjectUnits(photos[0]?.projectId ?? '');
  const plan = plans.find(({ id }) => id === planId) ?? plans[0] ?? null;
  const { ref, width } = useElementSize();
  const [chosen, setChosen] = useState<string | null>(null);
  const placed = useMemo(() => photos.filter(isPlaced), [photos]);
  useEffect(() => {
    if (!complete) onMore();
  }, [complete, onMore]);
  const plot = useMemo(
    () => (placed.length > 0 && width > 0 ? plotOf(placed, APART / width, plan, units) : null),
    [placed, width, plan, units],
  );
  const spot = plot?.spots.find(({ photos: spotPhotos }) =>
    spotPhotos.some(({ id }) => id === chosen),
  );
  const here = useShown(spot?.photos ?? []);
  if (placed.length === 0) {
    return (
      <EmptyState icon={<IconMapPinOff size={20} />} title="No photo has a location">
        Phones add the place if their camera has access to the location. You can also set it by
        hand.
      </EmptyState>
    );
  }
  const elsewhere = photos.length - placed.length;
  return (
    <div className={`grid grow gap-20 min-h-0 scroll-y relative ${classes.map}`}>
      {plan && plans.length > 1 && (
        <NativeSelect
          className={classes.storey}
          label="Plan"
          value={plan.id}
          onChange={(event) => onPlan(event.currentTarget.value)}
          data={plans.slice(0, MOST_PLANS).map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
      <div ref={ref} className={`relative w-full outlined rounded-card ${classes.plot}`}>
        {plan && plot?.plan && (
          <img
            src={plan.url}
            alt={`Plan of ${plan.title}`}
            className={classes.plan}
            style={percent(plot.plan)}
          />
        )}
        {plot?.spots.map((each) => (
          <SpotButton
            key={each.photos[0]?.id}
            spot={each}
            pressed={each === spot}
            onChoose={setChosen}
          />
        ))}
        <span
          className={`row absolute quiet text-xs no-pointer gap-4 ${classes.north}`}
          aria-hidden="true"
        >
          <IconNavigation size={16} /> N
        </span>
        {plot && (
          <span
            className={`absolute quiet text-xs no-pointer ${classes.scale}`}
            style={{ width: `${(plot.scale / plot.span) * 100}%` }}
          >
            {lengthText(plot.scale, units)}
          </span>
        )}
      </div>
      <section className={classes.here} aria-label="At this spot">
        <p className="m-below-8 quiet text-sm">
          {spot
            ? `${count(spot.photos.length, 'photo')} here.`
            : `${count(placed.length, 'photo')} on ${plan ? `the plan of ${plan.title}` : 'the map'}. Choose a spot.`}
          {elsewhere > 0 && ` ${formatNumber(elsewhere)} without a location.`}
        </p>
        <ul className={`grid gap-8 list ${classes.list}`}>
          {here.shown.map(({ id, title, thumbnailUrl, takenOn }) => (
            <li key={id}>
              <button
                type="button"
                className={`grid w-full p-0 borderless rounded bare text font-inherit text-sm pointer text-left ${classes.photo}`}
                onClick={() => onOpen(id)}
              >
                <img src={thumbnailUrl} alt="" loading="lazy" />
                <span className="medium">{title}</span>
                <span className="quiet text-xs">{formatCalendarDate(takenOn)}</span>
              </button>
            </li>
          ))}
        </ul>
        {here.more}
      </section>
    </div>
  );
}

interface SpotProps {
  spot: Plot['spots'][number];
  pressed: boolean;
  onChoose: (photoId: string) => void;
}

function SpotButton({ spot: { x, y, photos: spotPhotos }, pressed, onChoose }: SpotProps) {
  const [first] = spotPhotos;
  if (!first) return null;
  const name = spotPhotos.length > 1 ? count(spotPhotos.length, 'photo') : first.title;
  return (
    <button
      type="button"
      data-on-picture
      className={`absolute grid place-center p-0 font-inherit text-xs strong pointer ${classes.spot}`}
      style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
      aria-pressed={pressed}
      aria-label={name}
      title={name}
      onClick={() => onChoose(first.id)}
    >
      {spotPhotos.length > 1 ? (
        formatNumber(spotPhotos.length)
      ) : (
        <span
          className={classes.dot}
          style={{ rotate: `${(first.position.heading ?? 0) - 45}deg` }}
          data-looks={first.position.heading !== null || undefined}
        />
      )}
    </button>
  );
}
