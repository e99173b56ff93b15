import type { Handlers } from '../handler.ts';

/** The generator lists the handlers of all tags here. */
export const handlers: Partial<Handlers> = {};
