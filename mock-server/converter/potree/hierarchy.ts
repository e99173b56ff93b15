import { levelOf, type Node } from './octree.ts';

/** Levels in one chunk of the hierarchy. */
export const STEP_SIZE = 4;
const RECORD_BYTES = 22;
const NORMAL = 0;
const LEAF = 1;
const PROXY = 2;

interface Entry {
  node: Node;
  isProxy: boolean;
}

const childrenOf = ({ children }: Node): Node[] => children.filter((child) => child !== null);

/**
 * Builds `hierarchy.bin` of Potree 2: 22 bytes per node, breadth first, in chunks of a few levels.
 * A node with children at the end of a chunk is a proxy: it points to the chunk that starts with
 * it.
 */
export function encodeHierarchy(root: Node): { data: Buffer; firstChunkSize: number } {
  const chunks: Entry[][] = [];
  const starts = [root];
  for (const start of starts) {
    const chunk = chunkFrom(start);
    chunks.push(chunk);
    for (const { node, isProxy } of chunk) if (isProxy) starts.push(node);
  }
  const place = new Map<Node, { offset: number; size: number }>();
  let offset = 0;
  for (const chunk of chunks) {
    const size = chunk.length * RECORD_BYTES;
    const first = chunk[0]?.node;
    if (first) place.set(first, { offset, size });
    offset += size;
  }
  const data = Buffer.alloc(offset);
  let position = 0;
  for (const { node, isProxy } of chunks.flat()) {
    const { offset: from, size } = (isProxy && place.get(node)) || {
      offset: node.byteOffset,
      size: node.byteSize,
    };
    const children = childrenOf(node).length;
    data[position] = isProxy ? PROXY : children > 0 ? NORMAL : LEAF;
    data[position + 1] = node.children.reduce(
      (mask, child, i) => (child ? mask | (1 << i) : mask),
      0,
    );
    data.writeUInt32LE(node.points, position + 2);
    data.writeBigInt64LE(BigInt(from), position + 6);
    data.writeBigInt64LE(BigInt(size), position + 14);
    position += RECORD_BYTES;
  }
  return { data, firstChunkSize: (chunks[0]?.length ?? 0) * RECORD_BYTES };
}

function chunkFrom(start: Node): Entry[] {
  const entries: Entry[] = [];
  let level = [start];
  while (level.length > 0) {
    const below: Node[] = [];
    for (const node of level) {
      const isLast = levelOf(node) - levelOf(start) === STEP_SIZE;
      const children = childrenOf(node);
      entries.push({ node, isProxy: isLast && children.length > 0 });
      if (!isLast) below.push(...children);
    }
    level = below;
  }
  return entries;
}
