import { pick, safeParse } from 'zod/mini';
import { zCreatePinRequest } from '@/api/generated/schemas/pins.gen';
import type { PinPlace } from './pinAt';

const zPlace = pick(zCreatePinRequest, { target: true, anchor: true });

/** Reads the place from an address. Returns null for anything else, because users can edit addresses. */
export function placeIn(text: string): PinPlace | null {
  try {
    const read = safeParse(zPlace, JSON.parse(text));
    return read.success ? (read.data as PinPlace) : null;
  } catch {
    return null;
  }
}
