import type { Schema } from '../../contract/document.ts';
import type { Api, Operation } from '../operations.ts';
import type { Input } from '../run.ts';
import type { Fields } from '../target.ts';
import { arbitrary, fitting, sample } from './generate.ts';
import type { Json } from './values.ts';

interface Values {
  version: number;
  /** Returns a unique text. */
  name: () => string;
}

/** Returns one valid value of a schema. */
function plainValue(api: Api, name: string, schema: Schema, values: Values): unknown {
  const flat = api.flat(schema);
  if (name === 'version') return values.version;
  const isText = flat.types.includes('string') && !flat.enum && !flat.format && !flat.examples;
  if (isText) return fitting(flat, values.name());
  return sample(arbitrary(api, schema), 1, 1)[0];
}

export const defaultQuery = (api: Api, { query }: Operation, values: Values): Json =>
  Object.fromEntries(
    query
      .filter(({ required }) => required)
      .map(({ name, schema }) => [name, plainValue(api, name, schema, values)]),
  );

/** Returns a request body with all required properties, and with additional ones. */
export function defaultBody(
  api: Api,
  { body }: Operation,
  values: Values,
  add: Json,
): Pick<Input, 'json' | 'form'> {
  if (!body) return {};
  const { properties, required } = body.flat;
  const needed = required.filter((name) => !Object.hasOwn(add, name));
  const plain = needed.map((name) => [name, plainValue(api, name, properties[name] ?? {}, values)]);
  if (body.mediaType === 'application/json')
    return { json: { ...Object.fromEntries(plain), ...add } };
  const form: Fields = {};
  for (const [name, schema] of Object.entries(properties)) {
    const { format, extensions } = api.flat(schema);
    const value = Object.fromEntries(plain)[name] ?? add[name];
    if (format === 'binary' && required.includes(name)) form[name] = fileOf(extensions, name);
    else if (value !== undefined) form[name] = String(value);
  }
  return { form };
}

const PLY = `ply
format ascii 1.0
element vertex 1
property float x
property float y
property float z
end_header
0 0 0
`;

/** A PNG of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A minimal WebM header: EBML with the DocType `webm`. */
const WEBM = Buffer.from('1a45dfa3874282847765626d', 'hex');

/** One triangle, as a binary glTF 2.0 (section 4.4). */
function triangle(): Buffer {
  const corners = Buffer.from(new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]).buffer);
  const limits = { min: [0, 0, 0], max: [1, 1, 0] };
  const json = JSON.stringify({
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ name: 'Conformance', mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', ...limits }],
    bufferViews: [{ buffer: 0, byteLength: corners.length }],
    buffers: [{ byteLength: corners.length }],
  });
  const text = json.padEnd(Math.ceil(json.length / 4) * 4);
  const words = (...values: number[]) => Buffer.from(new Uint32Array(values).buffer);
  const total = 28 + text.length + corners.length;
  const head = words(0x46546c67, 2, total, text.length, 0x4e4f534a);
  return Buffer.concat([head, Buffer.from(text), words(corners.length, 0x004e4942), corners]);
}

/** A gray equirectangular picture, 16 by 8 pixels. */
const PANORAMA = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wCEABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2MBERISGBUYLxoaL2NCOEJjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY//AABEIAAgAEAMBEQACEQEDEQH/xAGiAAABBQEBAQEBAQAAAAAAAAAAAQIDBAUGBwgJCgsQAAIBAwMCBAMFBQQEAAABfQECAwAEEQUSITFBBhNRYQcicRQygZGhCCNCscEVUtHwJDNicoIJChYXGBkaJSYnKCkqNDU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6g4SFhoeIiYqSk5SVlpeYmZqio6Slpqeoqaqys7S1tre4ubrCw8TFxsfIycrS09TV1tfY2drh4uPk5ebn6Onq8fLz9PX29/j5+gEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoLEQACAQIEBAMEBwUEBAABAncAAQIDEQQFITEGEkFRB2FxEyIygQgUQpGhscEJIzNS8BVictEKFiQ04SXxFxgZGiYnKCkqNTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqCg4SFhoeIiYqSk5SVlpeYmZqio6Slpqeoqaqys7S1tre4ubrCw8TFxsfIycrS09TV1tfY2dri4+Tl5ufo6ery8/T19vf4+fr/2gAMAwEAAhEDEQA/ACgAoA//2Q==',
  'base64',
);

/** Returns a small file with content that matches its name. */
export function fileOf(extensions: readonly string[] | undefined, name = ''): File {
  if (name === 'panorama') return new File([PANORAMA], 'conformance.jpg');
  if (!extensions) return new File([PNG], 'conformance.png');
  if (extensions.includes('webm')) return new File([WEBM], 'conformance.webm');
  // A plain text is enough where documents are accepted too.
  if (extensions.includes('png') && !extensions.includes('txt')) return fileOf(undefined);
  if (extensions.includes('ply')) return new File([PLY], 'conformance.ply');
  if (extensions.includes('glb')) return new File([new Uint8Array(triangle())], 'conformance.glb');
  return new File(
    ['conformance'],
    `conformance.${extensions.includes('txt') ? 'txt' : extensions[0]}`,
  );
}
