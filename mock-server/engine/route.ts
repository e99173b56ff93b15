import type { Operation } from './contract.ts';

export type Match =
  | { kind: 'found'; operation: Operation; params: Record<string, string> }
  /** The path exists; `allow` are the methods that it answers. */
  | { kind: 'otherMethod'; allow: string[] }
  | { kind: 'unknown' }
  /** The path is not percent-encoded UTF-8 (RFC 3986 section 2.1). */
  | { kind: 'undecodable' };

interface Node {
  fixed: Map<string, Node>;
  parameter?: Node;
  operations: Map<string, Operation>;
}

interface Found {
  operation: Operation;
  values: string[];
}

const newNode = (): Node => ({ fixed: new Map(), operations: new Map() });

/**
 * A tree of path segments: the cost of a look-up grows with the length of the path, not with the
 * number of operations. A fixed segment wins over a parameter, so that `/scans/download` is never
 * the scan named `download` for a method that both paths have.
 */
export class Router {
  readonly #root = newNode();

  constructor(operations: readonly Operation[]) {
    for (const operation of operations) {
      let node = this.#root;
      for (const segment of segmentsOf(operation.path)) node = child(node, segment);
      node.operations.set(operation.method, operation);
    }
  }

  /** @param path as it stands in the request line, without the base path and the query */
  match(method: string, path: string): Match {
    let segments: string[];
    try {
      segments = segmentsOf(path).map(decodeURIComponent);
    } catch {
      return { kind: 'undecodable' };
    }
    const found = find(this.#root, segments, method.toLowerCase());
    if (found) {
      const { operation, values } = found;
      const names = segmentsOf(operation.path).filter(isParameter);
      const params = names.map((name, i) => [name.slice(1, -1), values[i] ?? '']);
      return { kind: 'found', operation, params: Object.fromEntries(params) };
    }
    const allow = [...new Set(methodsAt(this.#root, segments))].sort();
    return allow.length > 0 ? { kind: 'otherMethod', allow } : { kind: 'unknown' };
  }
}

const segmentsOf = (path: string) => path.split('/').slice(1);
const isParameter = (segment: string) => segment.startsWith('{') && segment.endsWith('}');

function child(node: Node, segment: string): Node {
  if (isParameter(segment)) {
    node.parameter ??= newNode();
    return node.parameter;
  }
  const next = node.fixed.get(segment) ?? newNode();
  node.fixed.set(segment, next);
  return next;
}

function find(node: Node, segments: string[], method: string): Found | undefined {
  const [segment, ...rest] = segments;
  if (segment === undefined) {
    const operation = node.operations.get(method);
    return operation && { operation, values: [] };
  }
  const fixed = node.fixed.get(segment);
  const exact = fixed && find(fixed, rest, method);
  if (exact) return exact;
  const open = segment && node.parameter ? find(node.parameter, rest, method) : undefined;
  return open && { operation: open.operation, values: [segment, ...open.values] };
}

function methodsAt(node: Node, segments: string[]): string[] {
  const [segment, ...rest] = segments;
  if (segment === undefined) return [...node.operations.keys()].map((name) => name.toUpperCase());
  const fixed = node.fixed.get(segment);
  return [
    ...(fixed ? methodsAt(fixed, rest) : []),
    ...(segment && node.parameter ? methodsAt(node.parameter, rest) : []),
  ];
}
