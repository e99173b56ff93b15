import type { TargetType } from '@/api/generated/types.gen';
import { count } from '../format/format';
import { paths, visitorPaths } from '../routing/paths';

interface ShareKind {
  noun: string;
  /** Above several in a list. */
  heading: string;
  /** The public page of one. */
  page: string;
  /** The parameter of its address that says which; without it, the id comes behind the path. */
  parameter?: string;
  /** Whether it has a file that visitors may be permitted to download. */
  hasFile: boolean;
}

/** What can be shared by public links. */
const kinds: Record<TargetType, ShareKind> = {
  scan: {
    noun: 'scan',
    heading: 'Scans',
    page: paths.publicPotree,
    parameter: 'scan',
    hasFile: true,
  },
  model: {
    noun: 'model',
    heading: '3D models',
    page: paths.publicViewer,
    parameter: 'model',
    hasFile: true,
  },
  tour: {
    noun: 'tour',
    heading: 'Virtual tours',
    page: paths.publicTour,
    parameter: 'tour',
    hasFile: false,
  },
  album: { noun: 'photo album', heading: 'Photo albums', page: visitorPaths.album, hasFile: true },
  photo: { noun: 'photo', heading: 'Photos', page: visitorPaths.photo, hasFile: true },
  video: { noun: 'video', heading: 'Videos', page: visitorPaths.video, hasFile: true },
  cam: { noun: 'camera', heading: 'Field cameras', page: visitorPaths.cam, hasFile: false },
};

type Typed = readonly { type: TargetType }[];

export const shareKind = (type: TargetType): ShareKind => kinds[type];

export const isMixed = (targets: Typed): boolean =>
  new Set(targets.map(({ type }) => type)).size > 1;

/** Such as '3 scans'; several kinds together are things. */
export function countTargets(targets: Typed): string {
  const [first] = targets;
  return count(targets.length, first && !isMixed(targets) ? kinds[first.type].noun : 'thing');
}

export const someHaveFiles = (targets: Typed): boolean =>
  targets.some(({ type }) => kinds[type].hasFile);
