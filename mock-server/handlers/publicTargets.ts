import type { components } from '../generated/contract.d.ts';
import { publicModel } from './publicModels.ts';
import { publicScan } from './publicScans.ts';
import { nothingOwn, type PublicThing, type VisitCall } from './publicThing.ts';
import { publicTour } from './publicTours.ts';

type Schemas = components['schemas'];

/** What visitors get to know of each kind: no people, and nothing of the project around it. */
const things: Partial<
  Record<Schemas['TargetType'], (call: VisitCall, id: string) => PublicThing | null>
> = {
  scan: publicScan,
  model: publicModel,
  tour: publicTour,
};

/** Null when it is gone. */
export function publicTarget(
  call: VisitCall,
  { type, id }: Schemas['ShareTarget'],
): Schemas['PublicTarget'] | null {
  const thing = things[type]?.(call, id);
  return thing ? { type, id, ...nothingOwn, ...thing } : null;
}
