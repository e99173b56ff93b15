import { ActionIcon, Anchor } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { Pin } from '@/api/generated/types.gen';
import { namesOf } from '@/shared/format/labels';
import { AppLink, useReaches } from '@/shared/routing/AppLink';
import { StatusTag } from '@/shared/ui/Tag';
import classes from './Pins.module.css';
import { pinName, pinnedAddress } from './pinName';
import type { useDeletePin } from './pins';

interface Props {
  projectId: string;
  pin: Pin;
  index: number;
  onSelect: (pin: Pin) => void;
  note: string | null;
  /** The name of its place. */
  where: string | undefined;
  remove: ReturnType<typeof useDeletePin>;
}

/** A pin of a list, with its record. */
export function PinEntry({ projectId, pin, index, onSelect, note, where, remove }: Props) {
  const reaches = useReaches();
  return (
    <>
      <button
        type="button"
        className={`grid gap-8 w-full p-0 borderless bare inherit font-inherit text-sm text-left pointer lined ${classes.show}`}
        onClick={() => onSelect(pin)}
      >
        <span className={classes.index} data-status={pin.record.status ?? pin.record.type}>
          {index + 1}
        </span>
        <span>
          {pinName(pin)}
          {where !== undefined && <span className="block quiet text-xs">{where}</span>}
          {pin.record.companies.length > 0 && (
            <span className="block quiet text-xs">{namesOf(pin.record.companies)}</span>
          )}
          {pin.record.thumbnailUrl && <img src={pin.record.thumbnailUrl} alt="" loading="lazy" />}
        </span>
      </button>
      {note && <p className={classes.note}>{note}</p>}
      <div className={`row gap-8 ${classes.itemFoot}`}>
        {pin.record.status && <StatusTag status={pin.record.status} />}
        {reaches(pinnedAddress(projectId, pin.record)) && (
          <Anchor
            component={AppLink}
            size="xs"
            href={pinnedAddress(projectId, pin.record)}
            aria-label={`Details of ${pinName(pin)}`}
          >
            Details
          </Anchor>
        )}
        {pin.permittedActions.includes('delete') && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={`Remove the pin of ${pinName(pin)}`}
            disabled={remove.isPending}
            onClick={() => remove.mutate(pin)}
          >
            <IconX size={14} />
          </ActionIcon>
        )}
      </div>
    </>
  );
}
