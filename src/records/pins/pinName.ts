import type { PinnedRecord } from '@/api/generated/types.gen';
import { optionLabel } from '@/shared/format/labels';
import { href, paths } from '@/shared/routing/paths';
import { recordNumber, recordPath } from '../common/recordTypes';

/** 'PI-134 Flexible connector at the fan twisted'. A photo has its title only. */
export const pinName = ({
  record: { type, ...record },
}: {
  record: Pick<PinnedRecord, 'type' | 'number' | 'title'>;
}): string =>
  type === 'photo' ? record.title : `${recordNumber({ type, ...record })} ${record.title}`;

/** Its status in words. Photos have none. */
export const pinStatus = ({ type, status }: Pick<PinnedRecord, 'type' | 'status'>): string =>
  optionLabel(status ?? type);

export const pinnedAddress = (
  project: string,
  { type, id }: Pick<PinnedRecord, 'type' | 'id'>,
): string =>
  type === 'photo'
    ? href(paths.photos, { project, photo: id })
    : href(recordPath({ type, id }), { project });
