import { ActionIcon } from '@mantine/core';
import { IconMapPin, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Pin, PinRecord } from '@/api/generated/types.gen';
import { useOffers } from '@/api/offers';
import { optionLabel } from '@/shared/format/labels';
import { AppLink } from '@/shared/routing/AppLink';
import { ErrorState } from '@/shared/ui/states';
import detail from '../common/Detail.module.css';
import { SectionHeading } from '../common/SectionHeading';
import classes from './Pins.module.css';
import { pinAddress, pinsOfOptions, useDeletePin } from './pins';

/** Links to the places where a record is pinned. Renders nothing if it is pinned nowhere. */
export function PinnedOn({ projectId, record }: { projectId: string; record: PinRecord }) {
  const heading = useId();
  const offered = useOffers();
  const list = useQuery(pinsOfOptions(projectId, record));
  const remove = useDeletePin(projectId);
  const pins = list.data?.data ?? [];
  if (!offered('listPins') || (pins.length === 0 && !list.error)) return null;
  return (
    <section aria-labelledby={heading} className={detail.section}>
      <SectionHeading id={heading}>Pinned on</SectionHeading>
      {list.error && !list.data && (
        <ErrorState operation="listPins" error={list.error} onRetry={() => void list.refetch()} />
      )}
      <ul className={`grid gap-12 text-sm list ${detail.entries}`}>
        {pins.map((pin) => (
          <li key={pin.id} className={`row wrap between gap-4-12 ${detail.linked}`}>
            <Place projectId={projectId} pin={pin} />
            {pin.permittedActions.includes('delete') && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Remove the pin on ${pin.target.title}`}
                disabled={remove.isPending}
                onClick={() => remove.mutate(pin)}
              >
                <IconX size={16} />
              </ActionIcon>
            )}
            <SmallPlan projectId={projectId} pin={pin} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Place({ projectId, pin }: { projectId: string; pin: Pin }) {
  const address = pinAddress(projectId, pin);
  const words = `${optionLabel(pin.target.type)}: ${pin.target.title}`;
  return (
    <span className={`inline-flex gap-4 items-center ${classes.place}`}>
      <IconMapPin size={16} aria-hidden="true" />
      {address ? <AppLink href={address}>{words}</AppLink> : words}
    </span>
  );
}

/** The whole sheet with the place of the pin, which leads there. */
function SmallPlan({ projectId, pin }: { projectId: string; pin: Pin }) {
  const address = pinAddress(projectId, pin);
  const { anchor, target } = pin;
  if (!address || !target.thumbnailUrl || anchor.kind !== 'image') return null;
  return (
    // The link above it says the same.
    <AppLink
      href={address}
      className={`relative block rigid clip outlined rounded ${classes.plan}`}
      tabIndex={-1}
      aria-hidden="true"
    >
      <img src={target.thumbnailUrl} alt="" loading="lazy" />
      <span
        className={classes.dot}
        style={{ left: `${anchor.x * 100}%`, top: `${anchor.y * 100}%` }}
      />
    </AppLink>
  );
}
