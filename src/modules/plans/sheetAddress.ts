import { href, paths } from '@/shared/routing/paths';
import type { Place } from './sheetTypes';

const written = ({ x, y }: Place) => [x, y].map((value) => value.toFixed(4)).join(',');

/** The place in an address, '0.31,0.36'. Null for anything else, because users can edit addresses. */
export function placeIn(text: string | null): Place | null {
  const [, x = '', y = ''] = /^([01](?:\.\d{1,6})?),([01](?:\.\d{1,6})?)$/.exec(text ?? '') ?? [];
  const place = { x: Number(x), y: Number(y) };
  return x !== '' && place.x <= 1 && place.y <= 1 ? place : null;
}

/**
 * Returns the address of the current sheet of a number, which stays the same when a later revision replaces the sheet.
 * @param at a place on the sheet, such as a room
 */
export const currentSheetHref = (project: string, number: string, place: Place | null): string =>
  href(paths.currentPlan, { project, number, at: place ? written(place) : undefined });
