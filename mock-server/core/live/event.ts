import type { components } from '../../generated/contract.d.ts';
import type { Seer } from '../kinds/seer.ts';

export type StreamEvent = components['schemas']['StreamEvent'];

/** A draft is an event with a check of who may know of it. */
export interface Draft {
  event: StreamEvent;
  /** The hub asks for each receiver when it sends the event, also when it sends it again. */
  isFor(seer: Seer): boolean;
  /** A fleeting event means nothing a moment later, so the hub does not send it again. */
  isFleeting?: true;
}
