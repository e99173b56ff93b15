import { isObject, type Json } from '../../conformance/requests/values.ts';
import type { Input } from '../../conformance/run.ts';
import type { Prepare, World } from '../../conformance/world.ts';

/** Returns a request with other values in its body. */
export const changed =
  (call: (world: World) => Promise<Input>, values: Json): Prepare =>
  async (world) => {
    const input = await call(world);
    return { ...input, json: { ...(isObject(input.json) ? input.json : {}), ...values } };
  };

/** Returns the same for a tour instead of a scan. */
export const inTour =
  (call: (world: World) => Promise<Input>, values: Json): Prepare =>
  async (world, operation) => {
    const { tourId: id } = await world.path(world.run.api.find('getTour'));
    return changed(call, { target: { type: 'tour', id }, ...values })(world, operation);
  };
