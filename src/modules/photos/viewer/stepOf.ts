import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Returns how many photos a key moves by. 0 if another element handles the key, such as a panorama. */
export function stepOf(event: KeyboardEvent): -1 | 0 | 1 {
  const target = event.target as HTMLElement;
  const isElsewhere = target.closest('input, textarea, select, [role="slider"], [data-panorama]');
  const isFree = !(event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey);
  return isFree && !isElsewhere ? (steps[event.key] ?? 0) : 0;
}
