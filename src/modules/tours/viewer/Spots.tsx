import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useShown } from '@/shared/ui/useShown';
import classes from './EditPanel.module.css';

interface Props<Spot> {
  spots: readonly Spot[];
  titleOf: (spot: Spot) => string;
  /** What it is, before its title. */
  kind: string;
  onLook: (spot: Spot) => void;
  onRemove: (spot: Spot) => void;
}

/** The links or notes of a scene. */
export function Spots<Spot extends { yaw: number; pitch: number }>(props: Props<Spot>) {
  const { spots, titleOf, kind, onLook, onRemove } = props;
  const { shown, more } = useShown(spots);
  return (
    <>
      <ul className={`grid gap-2 list ${classes.list}`}>
        {shown.map((spot) => (
          <li key={`${titleOf(spot)} ${spot.yaw} ${spot.pitch}`}>
            <Button variant="subtle" size="compact-sm" onClick={() => onLook(spot)}>
              {titleOf(spot)}
            </Button>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`Remove the ${kind} ${titleOf(spot)}`}
              onClick={() => onRemove(spot)}
            >
              <IconX size={16} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}
