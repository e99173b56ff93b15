/** Selects the fields that people type into. */
export const TEXT_FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="file"], [type="hidden"]), textarea, select, [contenteditable="true"]';

/** Returns the lower edge of what a person sees. The keyboard of a phone does not make the window of every browser smaller. */
export function seenBottom(): number {
  const { visualViewport: seen } = window;
  return seen ? seen.offsetTop + seen.height : innerHeight;
}
