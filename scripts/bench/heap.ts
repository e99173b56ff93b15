import type { CDPSession } from '@playwright/test';

/** Bytes in use after a forced collection. */
export interface Heap {
  /** Objects, texts, buffers, the document: what the page holds on to, and what of it would be a leak. */
  kept: number;
  /** Machine code, byte code and notes for them, which the engine makes of functions as they are used more often. */
  code: number;
  /** Functions of all scripts. Only a script that is loaded anew brings some; machine code of known ones does not. */
  functions: number;
}

/** The fields of a node that matter here, by their names in the snapshot. */
interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
  strings: string[];
}

/** What is in a page, from a snapshot of its heap: taking one collects all that can be. */
export async function heapOf(devtools: CDPSession): Promise<Heap> {
  const chunks: string[] = [];
  const add = ({ chunk }: { chunk: string }) => chunks.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', add);
  // Twice: what the first collection has let go of lets go of more.
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', add);
  const { snapshot, nodes, strings }: Snapshot = JSON.parse(chunks.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const code = types[0].indexOf('code');
  const [name, shared] = [fields.indexOf('name'), strings.indexOf('system / SharedFunctionInfo')];
  const heap = { kept: 0, code: 0, functions: 0 };
  for (let at = 0; at < nodes.length; at += fields.length) {
    heap[nodes[at + type] === code ? 'code' : 'kept'] += nodes[at + size] ?? 0;
    if (nodes[at + name] === shared) heap.functions++;
  }
  return heap;
}
