import type { Handlers } from '../core/state/call.ts';
import { modulesNamed } from '../engine/modulesNamed.ts';

/** The handlers of all tags. allHandlers.test.ts compares them with the operations of the contract. */
const files = await modulesNamed<{ handlers: Handlers }>(
  new URL('../modules/', import.meta.url),
  'handlers',
);

export const handlers: Handlers = {};

for (const { tag, module } of files) {
  for (const operationId of Object.keys(module.handlers ?? {})) {
    if (operationId in handlers) throw new Error(`The handlers of ${tag} repeat ${operationId}.`);
  }
  Object.assign(handlers, module.handlers);
}
