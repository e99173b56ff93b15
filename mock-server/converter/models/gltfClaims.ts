/** What a glTF claims about the bytes that it has, limited to what is checked. All of it may be wrong. */
export interface Claims {
  nodes?: { mesh?: number; children?: number[] }[];
  buffers?: { uri?: string; byteLength?: number }[];
  bufferViews?: View[];
  accessors?: Accessor[];
}

interface View {
  buffer?: number;
  byteOffset?: number;
  byteLength?: number;
  byteStride?: number;
  extensions?: { EXT_meshopt_compression?: View & { count?: number } };
}

interface Reference {
  bufferView?: number;
  byteOffset?: number;
  componentType?: number;
}

interface Accessor extends Reference {
  count?: number;
  type?: string;
  sparse?: { count?: number; indices?: Reference; values?: Reference };
}

/** Bytes of the types of components, and components of the types (glTF 2.0, section 3.6.2.2). */
const BYTES: Readonly<Record<number, number>> = {
  5120: 1,
  5121: 1,
  5122: 2,
  5123: 2,
  5125: 4,
  5126: 4,
};
const COMPONENTS: Readonly<Record<string, number>> = {
  SCALAR: 1,
  VEC2: 2,
  VEC3: 3,
  VEC4: 4,
  MAT2: 4,
  MAT3: 9,
  MAT4: 16,
};

/** Compressed data grows this much at most. More is no model, but an attack. */
const MOST_GROWTH = 256;
/** A model takes this much memory at most, in bytes. */
const MOST_UNPACKED = 1024 ** 3;
/** Programs nest nodes a few dozen levels deep. Each level is multiplied for each node below it. */
const MOST_LEVELS = 1000;

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

/**
 * Checks everything that a glTF says about its sizes against the bytes that are there, before memory is taken for it.
 * @param lengths of the buffers, in bytes; null for one that only stands for compressed data
 * @param bytes of all files of the model
 * @returns whether all of it is there, or `too_large` if it would take too much memory
 */
export function checkClaims(
  { bufferViews = [], accessors = [] }: Claims,
  lengths: readonly (number | null)[],
  bytes: number,
): 'possible' | 'impossible' | 'too_large' {
  const viewFits = (view: View): boolean => {
    const { buffer = -1, byteOffset = 0, byteLength, extensions } = view;
    if (!isCount(byteOffset) || !isCount(byteLength)) return false;
    const packed = extensions?.EXT_meshopt_compression;
    if (packed) {
      const { count, byteStride } = packed;
      const isWhole = isCount(count) && isCount(byteStride) && count * byteStride <= byteLength;
      return isWhole && viewFits({ ...packed, extensions: {} });
    }
    return byteOffset + byteLength <= (lengths[buffer] ?? -1);
  };
  const referenceFits = (
    { bufferView, byteOffset = 0, componentType = 0 }: Reference,
    count: number,
    components: number,
  ): boolean => {
    const view = bufferViews[bufferView ?? -1];
    const size = (BYTES[componentType] ?? Number.NaN) * components;
    const { byteLength = 0, byteStride = size } = view ?? {};
    if (!view || !isCount(byteOffset) || !(byteStride >= size)) return false;
    return count === 0 || byteOffset + byteStride * (count - 1) + size <= byteLength;
  };
  if (!bufferViews.every(viewFits)) return 'impossible';
  let unpacked = bufferViews.reduce(
    (sum, { byteLength = 0, extensions }) =>
      sum + (extensions?.EXT_meshopt_compression ? byteLength : 0),
    0,
  );
  for (const accessor of accessors) {
    const { count, type = '', componentType = 0, bufferView, sparse } = accessor;
    const components = COMPONENTS[type] ?? Number.NaN;
    if (!isCount(count)) return 'impossible';
    if (bufferView !== undefined && !referenceFits(accessor, count, components))
      return 'impossible';
    if (sparse) {
      const { count: some, indices = {}, values = {} } = sparse;
      if (!isCount(some) || some > count) return 'impossible';
      const areThere =
        referenceFits(indices, some, 1) &&
        referenceFits({ ...values, componentType }, some, components);
      if (!areThere) return 'impossible';
    }
    unpacked += count * components * (BYTES[componentType] ?? Number.NaN);
  }
  // The sum is no number if a type is unknown.
  if (Number.isNaN(unpacked)) return 'impossible';
  if (unpacked > bytes * MOST_GROWTH) return 'impossible';
  return unpacked > MOST_UNPACKED ? 'too_large' : 'possible';
}

/** Checks that the nodes are trees (glTF 2.0, section 3.5.2), of a depth that can be walked. */
export function areTrees({ nodes = [] }: Claims): boolean {
  const parents = new Set<number>();
  for (const { children = [] } of nodes) {
    for (const child of children) {
      if (!nodes[child] || parents.has(child)) return false;
      parents.add(child);
    }
  }
  let level = [...nodes.keys()].filter((node) => !parents.has(node));
  let reached = level.length;
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > MOST_LEVELS) return false;
    level = level.flatMap((node) => nodes[node]?.children ?? []);
    reached += level.length;
  }
  // What no root leads to is a ring.
  return reached === nodes.length;
}
