import { count, formatClock } from '../format/format';
import type { KeptFiles } from './drafts';

/** ', with 2 photos and 1 file', after what says which draft; empty without files. */
export function withFiles(files: KeptFiles | undefined): string {
  const { photos = 0, others = 0 } = files ?? {};
  const kinds = [
    ...(photos > 0 ? [count(photos, 'photo')] : []),
    ...(others > 0 ? [count(others, 'file')] : []),
  ];
  return kinds.length > 0 ? `, with ${kinds.join(' and ')}` : '';
}

/** Says which files this browser could not keep; empty if it has all. */
export const lostText = (files: KeptFiles | undefined): string =>
  files && files.lost > 0
    ? ` ${count(files.lost, 'file')} could not be kept. Add ${files.lost === 1 ? 'it' : 'them'} again.`
    : '';

/** Says what is kept when the form closes now. */
export const keptText = (files: KeptFiles | undefined, now = Date.now()): string =>
  `Kept as a draft of ${formatClock(now)}${withFiles(files)}.${lostText(files)}`;
