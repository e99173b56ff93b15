import type { components } from '../generated/contract.d.ts';

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
const UNREAD = ['KHR_draco_mesh_compression', 'EXT_meshopt_compression', 'KHR_texture_basisu'];

const broken = (message: string): Fault => ({ code: 'broken_file', message });
const unfit = (message: string): Fault => ({ code: 'not_convertible', message });

/**
 * Checks that a GLB (glTF 2.0, section 4.4) is complete and self-contained.
 * @returns the number of nodes with a mesh, or a problem
 */
export function glbFault(data: Buffer): number | Fault {
  if (data.length < 20) return broken('The file ends too early.');
  const version = data.readUInt32LE(4);
  if (version !== 2) return unfit(`The file is glTF ${version}. Export it as glTF 2.0.`);
  if (data.readUInt32LE(8) > data.length)
    return broken('The file ends too early: it was cut off when it was saved or sent.');
  const length = data.readUInt32LE(12);
  if (data.readUInt32LE(16) !== JSON_CHUNK || 20 + length > data.length)
    return broken('The file does not begin with the description of its parts.');
  const gltf = parse(data.toString('utf8', 20, 20 + length));
  if (!gltf) return broken('The description of its parts cannot be read.');
  return contentFault(gltf, data.length) ?? countShapes(gltf);
}

function parse(text: string): Gltf | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}

function contentFault(gltf: Gltf, bytes: number): Fault | null {
  const { buffers = [], bufferViews = [], images = [], extensionsRequired = [] } = gltf;
  const unread = extensionsRequired.find((name) => UNREAD.includes(name));
  if (unread) return unfit(`The file is compressed (${unread}). Export it without compression.`);
  const outside = [...buffers, ...images].some(({ uri }) => uri && !uri.startsWith('data:'));
  if (outside) return unfit('Parts of the model are in other files. Export it as one GLB file.');
  const tooLong = buffers.some(({ uri, byteLength = 0 }) => !uri && byteLength > bytes);
  const pastEnd = bufferViews.some(
    ({ buffer = 0, byteOffset = 0, byteLength = 0 }) =>
      byteOffset + byteLength > (buffers[buffer]?.byteLength ?? 0),
  );
  return tooLong || pastEnd ? broken('Parts of the model lie behind the end of the file.') : null;
}

const countShapes = ({ nodes = [], meshes = [] }: Gltf): number =>
  nodes.filter(({ mesh }) => mesh !== undefined && meshes[mesh] !== undefined).length;
