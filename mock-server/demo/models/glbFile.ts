import { type Building, type BuildingElement, type Color, colors } from './building.ts';
import { type Mesh, meshOf } from './mesh.ts';

const GLTF = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const BIN_CHUNK = 0x004e4942;
const FLOAT = 5126;
const UNSIGNED_INT = 5125;
const ARRAY_BUFFER = 34962;
const ELEMENT_ARRAY_BUFFER = 34963;

/**
 * Writes the building as a binary glTF 2.0: a node per storey with a node per element, which
 * carries GlobalId, type, storey and properties in its `extras`.
 */
export function glbOf(building: Building): Buffer {
  const binary: Buffer[] = [];
  let offset = 0;
  const bufferViews: object[] = [];
  const accessors: object[] = [];
  const view = (data: Float32Array | Uint32Array, target: number) => {
    const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
    bufferViews.push({ buffer: 0, byteOffset: offset, byteLength: bytes.length, target });
    binary.push(bytes);
    offset += bytes.length;
    return bufferViews.length - 1;
  };
  const accessor = (content: object) => accessors.push(content) - 1;
  const vectors = (data: Float32Array, limits: object = {}) =>
    accessor({
      bufferView: view(data, ARRAY_BUFFER),
      componentType: FLOAT,
      count: data.length / 3,
      type: 'VEC3',
      ...limits,
    });

  const used = [...new Set(building.elements.map(({ color }) => color))];
  const meshes = building.elements.map((element) => {
    const mesh = meshOf(element);
    const indices = accessor({
      bufferView: view(mesh.indices, ELEMENT_ARRAY_BUFFER),
      componentType: UNSIGNED_INT,
      count: mesh.indices.length,
      type: 'SCALAR',
    });
    const attributes = {
      POSITION: vectors(mesh.positions, limitsOf(mesh)),
      NORMAL: vectors(mesh.normals),
    };
    return { primitives: [{ attributes, indices, material: used.indexOf(element.color) }] };
  });
  const storeys = building.storeys.map(({ name }) => ({
    name,
    children: building.elements.flatMap((element, i) => (element.storey === name ? [i] : [])),
  }));
  const first = building.elements.length;
  const document = {
    asset: { version: '2.0', generator: 'Sample building' },
    scene: 0,
    scenes: [{ name: building.name, nodes: storeys.map((_, i) => first + i) }],
    nodes: [...building.elements.map(nodeOf), ...storeys],
    meshes,
    materials: used.map(materialOf),
    accessors,
    bufferViews,
    buffers: [{ byteLength: offset }],
  };
  return pack(Buffer.from(JSON.stringify(document)), Buffer.concat(binary));
}

const nodeOf = ({ guid, type, name, storey, properties }: BuildingElement, mesh: number) => ({
  name,
  mesh,
  extras: { guid, type, storey, properties: { [properties[0]]: properties[1] } },
});

/** glTF requires linear colors; those of the building are sRGB. */
const linear = (c: number) =>
  Number((c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4).toFixed(4));

function materialOf(name: Color) {
  const [r, g, b, clear] = colors[name];
  return {
    name,
    pbrMetallicRoughness: {
      baseColorFactor: [linear(r), linear(g), linear(b), 1 - clear],
      metallicFactor: 0,
      roughnessFactor: 0.9,
    },
    ...(clear > 0 && { alphaMode: 'BLEND' }),
  };
}

function limitsOf({ positions }: Mesh) {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  positions.forEach((value, i) => {
    min[i % 3] = Math.min(min[i % 3] as number, value);
    max[i % 3] = Math.max(max[i % 3] as number, value);
  });
  return { min, max };
}

/** Header and two chunks, each padded to a multiple of four bytes (glTF 2.0, section 4.4). */
function pack(json: Buffer, binary: Buffer): Buffer {
  const text = Buffer.concat([json, Buffer.alloc(-json.length & 3, ' ')]);
  const word = (...values: number[]) => {
    const bytes = Buffer.alloc(values.length * 4);
    values.forEach((value, i) => {
      bytes.writeUInt32LE(value, i * 4);
    });
    return bytes;
  };
  const total = 12 + 8 + text.length + 8 + binary.length;
  return Buffer.concat([
    word(GLTF, 2, total),
    word(text.length, JSON_CHUNK),
    text,
    word(binary.length, BIN_CHUNK),
    binary,
  ]);
}
