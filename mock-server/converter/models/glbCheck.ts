import type { components } from '../../generated/contract.d.ts';
import { areTrees, type Claims, checkClaims } from './gltfClaims.ts';

/** What is wrong with a file. */
export interface Fault {
  code: components['schemas']['ProcessingErrorCode'];
  message: string;
}

/** The checked parts of a glTF document. */
interface Gltf extends Claims {
  asset?: { version?: string };
  meshes?: unknown[];
  images?: { uri?: string }[];
  extensionsRequired?: string[];
}

const JSON_CHUNK = 0x4e4f534a;
/** Extensions that a viewer must support and the portal's viewer does not. */
const UNREAD = ['KHR_texture_basisu'];

const broken = (message: string): Fault => ({ code: 'broken_file', message });
const unfit = (message: string): Fault => ({ code: 'not_convertible', message });

type Files = Readonly<Record<string, Uint8Array>>;

/**
 * Checks that a GLB (glTF 2.0, section 4.4), or the JSON of a glTF, is complete, and has all that it claims.
 * @param beside the files that were packed with it; null if it was not packed
 * @returns the number of nodes with a mesh, or a problem
 */
export function gltfFault(data: Buffer, beside: Files | null = null): number | Fault {
  if (data.toString('latin1', 0, 4) === 'glTF') return glbFault(data, beside);
  const gltf = parse(data.toString('utf8'));
  if (!gltf) return broken('The glTF cannot be read.');
  const { version = '1.0' } = gltf.asset ?? {};
  if (!version.startsWith('2.')) return olderGltf(version);
  return contentFault(gltf, data.length, beside) ?? countShapes(gltf);
}

const olderGltf = (version: number | string) =>
  unfit(`The file is glTF ${version}. Export it as glTF 2.0.`);

function glbFault(data: Buffer, beside: Files | null): number | Fault {
  if (data.length < 20) return broken('The file ends too early.');
  const version = data.readUInt32LE(4);
  if (version !== 2) return olderGltf(version);
  if (data.readUInt32LE(8) > data.length)
    return broken('The file ends too early: it was cut off when it was saved or sent.');
  const length = data.readUInt32LE(12);
  if (data.readUInt32LE(16) !== JSON_CHUNK || 20 + length > data.length)
    return broken('The file does not begin with the description of its parts.');
  const gltf = parse(data.toString('utf8', 20, 20 + length));
  if (!gltf) return broken('The description of its parts cannot be read.');
  return contentFault(gltf, data.length, beside) ?? countShapes(gltf);
}

function parse(text: string): Gltf | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}

function contentFault(gltf: Gltf, bytes: number, beside: Files | null): Fault | null {
  const { buffers = [], images = [], extensionsRequired = [] } = gltf;
  const unread = extensionsRequired.find((name) => UNREAD.includes(name));
  if (unread) return unfit(`Its textures are compressed (${unread}). Export it with PNG or JPEG.`);
  const outside = [...buffers, ...images].flatMap(({ uri }) => uri ?? []).filter(isOutside);
  const absent = outside.find((uri) => !beside || !Object.hasOwn(beside, decodeURIComponent(uri)));
  if (absent && beside) return broken(`The ZIP file lacks ${decodeURIComponent(absent)}.`);
  if (absent) return unfit('Parts of the model are in other files. Export it as one GLB file.');
  if (!areTrees(gltf)) return broken('The tree of its parts is broken.');
  // Only the first buffer can be in the file itself. Others without an address stand for compressed data.
  const lengths = buffers.map(({ uri, byteLength = 0 }, i) => {
    const there = uri ? lengthOf(uri, beside) : i === 0 ? bytes : null;
    return there === null ? null : { there, claimed: byteLength };
  });
  const isCut = lengths.some((length) => length !== null && length.claimed > length.there);
  const others = Object.values(beside ?? {}).reduce((sum, { length }) => sum + length, 0);
  const claims = checkClaims(
    gltf,
    lengths.map((length) => length?.claimed ?? null),
    bytes + others,
  );
  if (claims === 'too_large')
    return unfit('It needs more than 1 GB of memory. Export the model in parts.');
  return isCut || claims === 'impossible'
    ? broken('Parts of the model lie behind the end of the file.')
    : null;
}

/** Bytes of a buffer in another file, or in its own address, at most. */
const lengthOf = (uri: string, beside: Files | null): number =>
  isOutside(uri)
    ? (beside?.[decodeURIComponent(uri)]?.length ?? 0)
    : // Base64 has four characters for three bytes; percent-encoding may have one for each.
      uri.length;

const isOutside = (uri: string) => uri !== '' && !uri.startsWith('data:');

const countShapes = ({ nodes = [], meshes = [] }: Gltf): number =>
  nodes.filter(({ mesh }) => mesh !== undefined && meshes[mesh] !== undefined).length;
