/** Messages per page. Pages begin at fixed positions, so that each message is in one page only. */
export const PAGE = 50;

/** Returns the position of the first message of the page that has this one. */
export const firstOf = (position: number): number =>
  Math.floor((Math.max(1, position) - 1) / PAGE) * PAGE + 1;

/** Returns the first positions of the pages for a range of positions, both included. */
export function pagesFor(from: number, to: number): number[] {
  const pages: number[] = [];
  for (let first = firstOf(from); first <= to; first += PAGE) pages.push(first);
  return pages;
}
