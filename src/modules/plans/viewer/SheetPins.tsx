import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Pin, PinAnchor, PinTarget } from '@/api/generated/types.gen';
import { PinsPanel } from '@/records/pins/PinsPanel';
import { pickAt } from '@/records/pins/pickAt';
import { pinName } from '@/records/pins/pinName';
import { useUpdatePin } from '@/records/pins/pins';
import type { SheetViewer } from '../sheetTypes';
import classes from './Sheet.module.css';

interface Props {
  projectId: string;
  target: PinTarget;
  selected: string | null;
  viewer: SheetViewer | null;
  pins: readonly Pin[];
  filter: { shown: readonly Pin[]; controls: ReactNode };
  /** Only current sheets take new pins. */
  mayPin: boolean;
  onSelect: (pin: Pin) => void;
  onPicking: (picking: boolean) => void;
}

/** Shows the pins of a sheet. Those that came along from an earlier revision are confirmed or moved here. */
export function SheetPins({ pins, viewer, mayPin, onPicking, ...props }: Props) {
  const update = useUpdatePin(props.projectId);
  const pick = async (signal: AbortSignal): Promise<PinAnchor | null> => {
    if (!viewer) return null;
    onPicking(true);
    const place = await pickAt(viewer, signal);
    onPicking(false);
    return place && { kind: 'image', ...place };
  };
  const move = async ({ id }: Pin) => {
    const anchor = await pick(new AbortController().signal);
    if (anchor) update.mutate({ id, anchor });
  };
  const toCheck = pins.filter(({ checkPosition }) => checkPosition);
  return (
    <div className="grid gap-12">
      {toCheck.length > 0 && (
        <section
          className={`grid gap-8 p-12 text-sm ${classes.check}`}
          aria-label="Positions to check"
        >
          <p>The drawing changed around these pins in this revision.</p>
          <ul className="grid gap-4 list">
            {toCheck.map((pin) => (
              <li key={pin.id} className="grid gap-4">
                <button
                  type="button"
                  className="p-0 borderless bare inherit font-inherit pointer text-left lined"
                  onClick={() => props.onSelect(pin)}
                >
                  {pinName(pin)}
                </button>
                {pin.permittedActions.includes('update') && (
                  <span className={`row rigid gap-4 text-sm ${classes.actions}`}>
                    <Button
                      size="compact-xs"
                      loading={update.isPending && update.variables.id === pin.id}
                      aria-label={`The place of ${pinName(pin)} is right`}
                      onClick={() => update.mutate(pin)}
                    >
                      Right place
                    </Button>
                    <Button
                      size="compact-xs"
                      variant="default"
                      aria-label={`Move the pin of ${pinName(pin)}`}
                      onClick={() => void move(pin)}
                    >
                      Move
                    </Button>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <PinsPanel
        {...props}
        mayPin={mayPin}
        pickPlace={pick}
        noteOf={({ checkPosition }) => (checkPosition ? 'Check position' : null)}
        hint="Click a place, or move the sheet to it and press Enter."
      />
    </div>
  );
}
