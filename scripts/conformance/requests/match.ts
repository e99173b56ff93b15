import type { Operation } from '../operations.ts';

export interface Match {
  /** Absent if the path does not have the method. */
  operation?: Operation;
  /** Path parameters, decoded. */
  values: Record<string, string>;
  /** Methods of all operations at the path; empty if the contract does not know the path. */
  methods: string[];
}

/** Finds the operation of a request; literal path segments take precedence over parameters. */
export function matcher(operations: readonly Operation[]) {
  const ids = ({ path }: Operation) => path.split('{').length;
  const patterns = [...operations]
    .sort((a, b) => ids(a) - ids(b))
    .map((operation) => ({
      operation,
      pattern: new RegExp(`^${operation.path.replace(/\{\w+\}/g, '([^/]+)')}$`),
    }));
  return (method: string, path: string): Match => {
    const fitting = patterns.filter(({ pattern }) => pattern.test(path));
    const template = fitting[0]?.operation.path;
    const there = fitting.filter(({ operation }) => operation.path === template);
    const found = there.find(({ operation }) => operation.method === method.toLowerCase());
    const texts = found?.pattern.exec(path)?.slice(1) ?? [];
    const names = found?.operation.pathNames ?? [];
    return {
      operation: found?.operation,
      values: Object.fromEntries(names.map((name, i) => [name, decode(texts[i] ?? '')])),
      methods: there.map(({ operation }) => operation.method.toUpperCase()),
    };
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
