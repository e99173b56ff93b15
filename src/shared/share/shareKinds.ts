import type { TargetType } from '@/api/generated/types.gen';
import { count } from '../format/format';
import { paths } from '../routing/paths';

interface ShareKind {
  noun: string;
  /** Above several in a list. */
  heading: string;
  /** The public page of one, and the parameter of its address that says which. */
  page: string;
  parameter: string;
  /** Whether it has a file that visitors may be permitted to download. */
  hasFile: boolean;
}

/** What can be shared by public links. */
const kinds: Partial<Record<TargetType, ShareKind>> = {
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
};

type Typed = readonly { type: TargetType }[];

export const shareKind = (type: TargetType): ShareKind | undefined => kinds[type];

/** Such as '3 scans'; several kinds together are things. */
export function countTargets(targets: Typed): string {
  const types = new Set(targets.map(({ type }) => type));
  const [only] = types;
  const noun = types.size === 1 && only ? kinds[only]?.noun : undefined;
  return count(targets.length, noun ?? 'thing');
}

export const someHaveFiles = (targets: Typed): boolean =>
  targets.some(({ type }) => kinds[type]?.hasFile);
