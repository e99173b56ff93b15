import type { CDPSession } from '@playwright/test';

/** Bytes in use after a forced collection. */
export interface Heap {
  /** Objects, strings, buffers and DOM: memory that the page retains, where leaks show. */
  retained: number;
  /** Machine code, bytecode and feedback, which the engine adds as functions run more often. */
  code: number;
  /** Functions of all scripts. The number grows only when a script is loaded again, not when code is compiled. */
  functions: number;
}

/** The relevant fields of a node, by their names in the snapshot. */
interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
  strings: string[];
}

/** Measures a page with a heap snapshot, which first collects all garbage. */
export async function heapOf(devtools: CDPSession): Promise<Heap> {
  const chunks: string[] = [];
  const add = ({ chunk }: { chunk: string }) => chunks.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', add);
  // Twice: objects released by the first collection release more.
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', add);
  const { snapshot, nodes, strings }: Snapshot = JSON.parse(chunks.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const code = types[0].indexOf('code');
  const [name, shared] = [fields.indexOf('name'), strings.indexOf('system / SharedFunctionInfo')];
  const heap = { retained: 0, code: 0, functions: 0 };
  for (let index = 0; index < nodes.length; index += fields.length) {
    heap[nodes[index + type] === code ? 'code' : 'retained'] += nodes[index + size] ?? 0;
    if (nodes[index + name] === shared) heap.functions++;
  }
  return heap;
}
