import { modulesIn } from './engine/modulesIn.ts';
import type { Handlers } from './state/call.ts';

/**
 * The handlers of all tags. A file in `handlers/` registers itself by exporting `handlers`.
 * allHandlers.test.ts compares them with the operations of the contract.
 */
const files = await modulesIn<{ handlers: Handlers }>(new URL('./handlers/', import.meta.url));

export const handlers: Handlers = {};

for (const { name, module } of files) {
  for (const operationId of Object.keys(module.handlers ?? {})) {
    if (operationId in handlers) throw new Error(`handlers/${name}.ts repeats ${operationId}.`);
  }
  Object.assign(handlers, module.handlers);
}
