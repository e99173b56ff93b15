import { isObject, type Json } from '../../conformance/requests/values.ts';
import type { Input } from '../../conformance/run.ts';
import type { Prepare, World } from '../../conformance/world.ts';

/** A call without path parameters. */
export const noPath: Pick<Input, 'path'> = { path: {} };

/** Returns the default request with these values in its body. */
export const adding =
  (add: Json | ((world: World) => Json)): Prepare =>
  (world, operation) =>
    world.plain(operation, { add: typeof add === 'function' ? add(world) : add });

/** Returns the default request with this form. */
export const withForm =
  (form: (world: World) => NonNullable<Input['form']>): Prepare =>
  async (world, operation) => ({ ...(await world.plain(operation)), form: form(world) });

/** Returns a request with other headers. */
export const withHeaders =
  (call: Prepare, headers: Record<string, string>): Prepare =>
  async (world, operation) => {
    const input = await call(world, operation);
    return { ...input, headers: { ...input.headers, ...headers } };
  };

/** Sends the request once, so that the name in it is taken. */
export const sentBefore =
  (call: Prepare): Prepare =>
  async (world, operation) => {
    const input = await call(world, operation);
    await world.send(operation.id, input);
    return input;
  };

/** Gives the name to another record of the run, so that it is taken. */
export const takenBy =
  (create: string, call: Prepare): Prepare =>
  async (world, operation) => {
    const input = await call(world, operation);
    const other = await world.input(world.run.api.find(create));
    const name = isObject(other.json) ? other.json.name : undefined;
    await world.send(create, other);
    return { ...input, json: { ...(isObject(input.json) ? input.json : {}), name } };
  };

/** Returns a file with content that does not match its extension. */
export const fake = (extension: string) => new File(['conformance'], `conformance.${extension}`);

/** Returns the first bytes of a file; a negative count omits the last ones. */
export const cutFile = (file: File, bytes: number) => new File([file.slice(0, bytes)], file.name);

/** Range requests (RFC 9110 section 14). */
export const ranges = (call: Prepare) => ({
  variants: {
    'some of its bytes': { call: withHeaders(call, { range: 'bytes=0-9' }), status: 206 },
  },
  RANGE_NOT_SATISFIABLE: withHeaders(call, { range: 'bytes=999999999999-' }),
});

/** Makes something once per run, for requests that are to be refused and leave it unchanged. */
export function oncePerRun<T>(make: (world: World) => Promise<T>): (world: World) => Promise<T> {
  const made = new WeakMap<World, Promise<T>>();
  return (world) => {
    const known = made.get(world) ?? make(world);
    made.set(world, known);
    return known;
  };
}
