import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconMapPin, IconMapPinPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { Pin, PinAnchor, PinTarget } from '@/api/generated/types.gen';
import { useOffers } from '@/api/offers';
import { onDemand } from '@/shared/onDemand';
import { useProject } from '@/shared/projects/useProject';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { useShown } from '@/shared/ui/useShown';
import { PinEntry } from './PinEntry';
import classes from './Pins.module.css';
import { pinsOnOptions, useDeletePin } from './pins';

const PinDialog = onDemand(() => import('./PinDialog'));

interface Props {
  projectId: string;
  target: PinTarget;
  selected: string | null;
  /** Shows a pin and its place. */
  onSelect: (pin: Pin) => void;
  /**
   * Lets the user pick a place in the viewer. Returns null if the user cancels. Calls `onMiss` if
   * there is nothing at the picked place.
   */
  pickPlace: (signal: AbortSignal, onMiss: () => void) => Promise<PinAnchor | null>;
  /** Returns a note about a pin's place, for example that its element no longer exists. Null for none. */
  noteOf?: (pin: Pin) => string | null;
  /** The label of the button. */
  label?: string;
  /** How to pick a place, if it differs from viewers that turn. */
  hint?: string;
  /** Returns the name of a pin's place, for targets with several places such as tours. */
  placeName?: (pin: Pin) => string | undefined;
  /** Whether the target takes new pins. */
  mayPin?: boolean;
  /** Narrows the list to these pins, in its order. */
  filter?: { shown: readonly Pin[]; controls: ReactNode };
  /** Whether the user came to pin something, so that picking starts at once. */
  starts?: boolean;
  /** Shortens the panel where the page has other content. */
  compact?: boolean;
}

const TURN = 'Click a place, or turn the view to it and press Enter.';
/** Screens without a mouse seldom have keys either. */
const TAP = 'Tap the place.';

/** Shows the pins of a viewer as a list beside it, with a button to add one. */
export function PinsPanel({ projectId, target, selected, onSelect, pickPlace, ...props }: Props) {
  const {
    label = 'Pin an item',
    hint: keys = TURN,
    placeName,
    noteOf = () => null,
    compact = false,
    starts = false,
    mayPin = true,
    filter,
  } = props;
  const isTouch = useMediaQuery('(hover: none)', undefined, { getInitialValueInEffect: false });
  const hint = isTouch ? TAP : keys;
  const list = useQuery(pinsOnOptions(projectId, target));
  const project = useProject(projectId);
  const remove = useDeletePin(projectId);
  const { place, picking, missed, start, cancel } = usePlace(pickPlace);
  const pins = list.data?.data;
  const { shown, more } = useShown(filter?.shown ?? pins ?? []);
  const permitted = project.data?.data.permittedActions ?? [];
  const begin = useRef(starts ? start : null);
  const offered = useOffers();
  const mayCreate = mayPin && offered('createPin') && offered('listWorkItems');
  const isOpen = mayCreate && project.data !== undefined && project.data.data.status !== 'closed';

  useEffect(() => {
    if (!isOpen) return;
    begin.current?.();
    begin.current = null;
  }, [isOpen]);

  return (
    <div className="grid gap-12" aria-busy={list.isPending}>
      {isOpen && !picking && (
        <Button
          leftSection={<IconMapPinPlus size={16} />}
          onClick={start}
          {...(compact
            ? ({ variant: 'default', size: 'xs', w: 'max-content' } as const)
            : { fullWidth: true })}
        >
          {label}
        </Button>
      )}
      {picking && (
        <Picking
          text={missed ? 'Nothing to pin to here. Try another place.' : hint}
          onCancel={cancel}
        />
      )}
      {list.isPending && <Skeleton shape="row" count={3} />}
      {list.error && !pins && (
        <ErrorState operation="listPins" error={list.error} onRetry={() => void list.refetch()} />
      )}
      {filter?.controls}
      {pins?.length === 0 && !picking && compact && (
        <p className="m-0 quiet text-sm">No pins here yet.</p>
      )}
      {pins?.length === 0 && !picking && !compact && (
        <EmptyState icon={<IconMapPin size={20} />} title="No pins yet">
          Pin punch items, RFIs and submittals{target.type === 'plan' && ', and photos,'} to where
          they belong.
        </EmptyState>
      )}
      <ol className="grid gap-8 list">
        {shown.map((pin, index) => (
          <li
            key={pin.id}
            className={`p-8 outlined rounded ${classes.item}`}
            data-selected={pin.id === selected || undefined}
          >
            <PinEntry
              {...{ projectId, pin, index, onSelect }}
              note={noteOf(pin)}
              where={placeName && (placeName(pin) ?? '')}
              remove={remove}
            />
          </li>
        ))}
      </ol>
      {more}
      <Suspense>
        {place && (
          <PinDialog
            projectId={projectId}
            target={target}
            anchor={place}
            permitted={permitted}
            onPinned={(pin) => {
              cancel();
              onSelect(pin);
            }}
            onClose={cancel}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Tracks the place that the user is picking. */
function usePlace(pickPlace: Props['pickPlace']) {
  const [place, setPlace] = useState<PinAnchor | null>(null);
  const [picking, setPicking] = useState(false);
  const [missed, setMissed] = useState(false);
  const aborter = useRef<AbortController>(undefined);
  useEffect(() => () => aborter.current?.abort(), []);
  const start = async () => {
    const ownAborter = new AbortController();
    aborter.current = ownAborter;
    setPicking(true);
    setMissed(false);
    const picked = await pickPlace(ownAborter.signal, () => setMissed(true));
    if (ownAborter.signal.aborted) return;
    setPicking(false);
    setPlace(picked);
  };
  const cancel = () => {
    aborter.current?.abort();
    setPicking(false);
    setPlace(null);
  };
  return { place, picking, missed, start: () => void start(), cancel };
}

const Picking = ({ text, onCancel }: { text: string; onCancel: () => void }) => (
  <div className={`grid gap-8 p-12 rounded washed text-sm ${classes.picking}`}>
    <p role="status">{text}</p>
    <Button size="xs" variant="default" onClick={onCancel}>
      Cancel
    </Button>
  </div>
);
