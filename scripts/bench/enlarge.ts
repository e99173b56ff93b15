import type { Contract } from '../contract/document.ts';

const METHODS = new Set(['get', 'put', 'post', 'delete', 'patch', 'head']);

/**
 * Returns the contract enlarged to `size` operations with copies of its own: next to each path are others of the same
 * form, `/copy-1/projects/{projectId}` and so on.
 */
export function enlarged(contract: Contract, size: number): Contract {
  const paths: Contract['paths'] = { ...contract.paths };
  let missing = size - operationsOf(contract);
  for (let copy = 1; missing > 0; copy++) {
    for (const [path, item] of Object.entries(contract.paths)) {
      const copied: Record<string, unknown> = {};
      for (const [key, value] of Object.entries(item)) {
        if (!METHODS.has(key)) copied[key] = value;
        else if (missing-- > 0) copied[key] = renamed(value, copy);
      }
      if (Object.keys(copied).some((key) => METHODS.has(key)))
        paths[`/copy-${copy}${path}`] = copied;
    }
  }
  return { ...contract, paths };
}

export const operationsOf = ({ paths }: Contract): number =>
  Object.values(paths).flatMap((item) => Object.keys(item).filter((key) => METHODS.has(key)))
    .length;

/** @throws if two operations have the same name */
function renamed(operation: unknown, copy: number): unknown {
  const { operationId, ...rest } = operation as { operationId: string };
  return { ...rest, operationId: `${operationId}Copy${copy}` };
}
