import type { TargetType } from '@/api/generated/types.gen';
import { count } from '../format/format';
import { visitorPaths } from '../routing/paths';

/** What each kind of thing that can be shared is called. */
export const nounOf: Record<TargetType, string> = {
  scan: 'scan',
  model: 'model',
  tour: 'tour',
  album: 'photo album',
  photo: 'photo',
  video: 'video',
  cam: 'camera',
};

/** Where each kind has its pages for visitors, if it has any: the id comes behind the path. */
export const pagesOf: Partial<Record<TargetType, string>> = visitorPaths;

type Kinds = readonly { type: TargetType }[];

export const isMixed = (things: Kinds): boolean => new Set(things.map(({ type }) => type)).size > 1;

/** '3 scans'; '4 items' where they are of several kinds. */
export function countThings(things: Kinds): string {
  const [first] = things;
  return count(things.length, first && !isMixed(things) ? nounOf[first.type] : 'item');
}
