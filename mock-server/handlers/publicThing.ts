import type { Call } from '../engine/types.ts';
import type { components } from '../generated/contract.d.ts';

type Target = components['schemas']['PublicTarget'];

/** What only one kind has; the others have null in its place. */
export const nothingOwn = { scan: null, model: null, tour: null } as const;

/** What is the same for all kinds, and what only its own kind has. */
export type PublicThing = Pick<Target, 'title' | 'description' | 'thumbnailUrl' | 'recordedAt'> &
  Partial<Pick<Target, keyof typeof nothingOwn>>;

export type VisitCall = Pick<Call<unknown>, 'tenant' | 'now' | 'visit' | 'origin'>;
