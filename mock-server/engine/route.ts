import type { Operation } from './contract.ts';

export type Match =
  | { kind: 'found'; operation: Operation; params: Record<string, string> }
  /** The path exists for other methods, listed in `allow`. */
  | { kind: 'otherMethod'; allow: string[] }
  | { kind: 'unknown' }
  /** The path is not percent-encoded UTF-8 (RFC 3986 section 2.1). */
  | { kind: 'undecodable' };

interface Node {
  fixed: Map<string, Node>;
  parameter?: Node;
  operations: Map<string, Target>;
}

interface Target {
  operation: Operation;
  /** Names of the path parameters, in path order. */
  names: string[];
}

interface Found {
  target: Target;
  /** Values of the path parameters, last one first. */
  values: string[];
}

const newNode = (): Node => ({ fixed: new Map(), operations: new Map() });

/**
 * A tree of path segments: the cost of a lookup grows with the length of the path, not with the
 * number of operations. A fixed segment wins over a parameter, so that `/scans/download` never
 * means the scan named `download` for a method that both paths have.
 */
export class Router {
  readonly #root = newNode();

  constructor(operations: readonly Operation[]) {
    for (const operation of operations) {
      let node = this.#root;
      const segments = segmentsOf(operation.path);
      for (const segment of segments) node = child(node, segment);
      const names = segments.filter(isParameter).map((segment) => segment.slice(1, -1));
      node.operations.set(operation.method, { operation, names });
    }
  }

  /** @param path as in the request line, without base path and query */
  match(method: string, path: string): Match {
    let segments: string[];
    try {
      segments = segmentsOf(path).map(decodeURIComponent);
    } catch {
      return { kind: 'undecodable' };
    }
    const found = find(this.#root, segments, method.toLowerCase());
    if (found) {
      const { operation, names } = found.target;
      const values = found.values.reverse();
      const params = Object.fromEntries(names.map((name, i) => [name, values[i] ?? '']));
      return { kind: 'found', operation, params };
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

function find(node: Node, segments: string[], method: string, index = 0): Found | undefined {
  const segment = segments[index];
  if (segment === undefined) {
    const target = node.operations.get(method);
    return target && { target, values: [] };
  }
  const fixed = node.fixed.get(segment);
  const exact = fixed && find(fixed, segments, method, index + 1);
  if (exact) return exact;
  if (!segment || !node.parameter) return undefined;
  const open = find(node.parameter, segments, method, index + 1);
  open?.values.push(segment);
  return open;
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
