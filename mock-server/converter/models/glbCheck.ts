import type { components } from '../../generated/contract.d.ts';

interface Fault {
  code: components['schemas']['ProcessingErrorCode'];
  message: string;
}

/** The checked parts of a glTF document. */
interface Gltf {
  asset?: { version?: string };
  nodes?: { mesh?: number }[];
  meshes?: unknown[];
  buffers?: { uri?: string; byteLength?: number }[];
  bufferViews?: { buffer?: number; byteOffset?: number; byteLength?: number }[];
  images?: { uri?: string }[];
  extensionsRequired?: string[];
}

const JSON_CHUNK = 0x4e4f534a;
/** Extensions that a viewer must support and the portal's viewer does not. */
const UNREAD = ['KHR_texture_basisu'];

const broken = (message: string): Fault => ({ code: 'broken_file', message });
const unfit = (message: string): Fault => ({ code: 'not_convertible', message });

/**
 * Checks that a GLB (glTF 2.0, section 4.4), or the JSON of a glTF, is complete.
 * @param beside the names of the files that were packed with it, if it was packed
 * @returns the number of nodes with a mesh, or a problem
 */
export function gltfFault(data: Buffer, beside?: readonly string[]): number | Fault {
  if (data.toString('latin1', 0, 4) === 'glTF') return glbFault(data, beside);
  const gltf = parse(data.toString('utf8'));
  if (!gltf) return broken('The glTF cannot be read.');
  const { version = '1.0' } = gltf.asset ?? {};
  if (!version.startsWith('2.')) return olderGltf(version);
  return contentFault(gltf, data.length, beside) ?? countShapes(gltf);
}

const olderGltf = (version: number | string) =>
  unfit(`The file is glTF ${version}. Export it as glTF 2.0.`);

function glbFault(data: Buffer, beside?: readonly string[]): number | Fault {
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

function contentFault(gltf: Gltf, bytes: number, beside?: readonly string[]): Fault | null {
  const { buffers = [], bufferViews = [], images = [], extensionsRequired = [] } = gltf;
  const unread = extensionsRequired.find((name) => UNREAD.includes(name));
  if (unread) return unfit(`Its textures are compressed (${unread}). Export it with PNG or JPEG.`);
  const outside = [...buffers, ...images].flatMap(({ uri }) => uri ?? []).filter(isOutside);
  const absent = outside.find((uri) => !beside?.includes(decodeURIComponent(uri)));
  if (absent && beside) return broken(`The ZIP file lacks ${decodeURIComponent(absent)}.`);
  if (absent) return unfit('Parts of the model are in other files. Export it as one GLB file.');
  // Only the first buffer can be in the file itself. Others without an address stand for compressed data.
  const [{ uri, byteLength = 0 } = {}] = buffers;
  const pastEnd = bufferViews.some(
    ({ buffer = 0, byteOffset = 0, byteLength: length = 0 }) =>
      byteOffset + length > (buffers[buffer]?.byteLength ?? 0),
  );
  return (!uri && byteLength > bytes) || pastEnd
    ? broken('Parts of the model lie behind the end of the file.')
    : null;
}

const isOutside = (uri: string) => uri !== '' && !uri.startsWith('data:');

const countShapes = ({ nodes = [], meshes = [] }: Gltf): number =>
  nodes.filter(({ mesh }) => mesh !== undefined && meshes[mesh] !== undefined).length;
