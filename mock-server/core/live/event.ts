import type { components } from '../../generated/contract.d.ts';
import type { Seer } from '../kinds/seer.ts';

export type StreamEvent = components['schemas']['StreamEvent'];

/** An event, and who may know of it. */
export interface Draft {
  event: StreamEvent;
  /** Asked for each receiver when the event is sent, also when it is sent again. */
  isFor(seer: Seer): boolean;
  /** Means nothing a moment later, so it is not sent again. */
  isFleeting?: true;
}
