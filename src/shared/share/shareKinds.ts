import type { TargetType } from '@/api/generated/types.gen';
import { count } from '../format/format';
import { paths } from '../routing/paths';
import { visitorPaths } from '../routing/visitorPaths';

interface ShareKind {
  noun: string;
  /** The heading above several targets of this type. */
  heading: string;
  /** The path of the public page. */
  page: string;
  /** The search parameter that holds the id. If absent, the id follows the path. */
  parameter?: string;
  /** Whether there is a file that visitors may be allowed to download. */
  hasFile: boolean;
}

/** The types of targets that a public link can include. */
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
  document: {
    noun: 'document',
    heading: 'Documents',
    page: visitorPaths.document,
    hasFile: true,
  },
  page: { noun: 'page', heading: 'Pages', page: visitorPaths.page, hasFile: false },
  cam: { noun: 'camera', heading: 'Field cameras', page: visitorPaths.cam, hasFile: false },
};

type Typed = readonly { type: TargetType }[];

export const shareKind = (type: TargetType): ShareKind => kinds[type];

export const isMixed = (targets: Typed): boolean =>
  new Set(targets.map(({ type }) => type)).size > 1;

/** Counts targets: '3 scans', or '3 items' for mixed types. */
export function countTargets(targets: Typed): string {
  const [first] = targets;
  return count(targets.length, first && !isMixed(targets) ? kinds[first.type].noun : 'item');
}

export const someHaveFiles = (targets: Typed): boolean =>
  targets.some(({ type }) => kinds[type].hasFile);
