/** Pixels between toasts and what they keep clear (specification, section 9). */
export const GAP = 14;

/** Something that toasts should not cover, and how much it matters. */
export interface Box {
  top: number;
  bottom: number;
  weight: number;
}

interface Room {
  top: number;
  bottom: number;
  /** Whether they begin at the bottom, in reach of a thumb, and not at the top. */
  fromBottom?: boolean;
  /** Where they are now. They stay as long as that is free. */
  before?: number | undefined;
}

/**
 * Returns where toasts of a height begin so that they cover nothing: as far up, or on a phone as far down, as possible. If nowhere is free, they cover
 * what matters least.
 */
export function freePlace(height: number, boxes: readonly Box[], room: Room): number {
  const first = room.top + GAP;
  const last = Math.max(first, room.bottom - GAP - height);
  const cost = (place: number) =>
    boxes.reduce((sum, { top, bottom, weight }) => {
      const covered = Math.min(bottom, place + height) - Math.max(top, place);
      return covered > 0 ? sum + covered * weight : sum;
    }, 0);
  const { before } = room;
  if (before !== undefined && before >= first && before <= last && cost(before) === 0)
    return before;
  const beside = (gap: number) =>
    boxes.flatMap(({ top, bottom }) => [bottom + gap, top - gap - height]);
  const ordered = (all: number[]) => all.sort((a, b) => (room.fromBottom ? b - a : a - b));
  const places = [...ordered([first, ...beside(GAP), last]), ...ordered(beside(0))].filter(
    (place) => place >= first && place <= last,
  );
  return places.reduce(
    (best, place) => (cost(place) < cost(best) ? place : best),
    places[0] ?? first,
  );
}
