// The widths of widths.css that code asks for.

/** One column: lists are cards, and a bar at the bottom replaces the controls of the top bar. */
export const PHONE = '(max-width: 48em)';
/** What stands beside a list goes above it. */
export const TABLET = '(max-width: 62em)';
/** A tree stands beside its list. */
export const ROOMY = '(min-width: 75em)';
/** A record stands beside its list. */
export const WIDE = '(min-width: 80em)';
