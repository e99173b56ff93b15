import controls from './controls.module.css';
import type { ListedOperation } from './mockApi.ts';
import picker from './picker.module.css';

/** Method, name and path of an operation in a line. */
export function OperationName({ operation }: { operation: ListedOperation }) {
  const { method, operationId, path, summary } = operation;
  return (
    <span className={picker.operation} title={summary}>
      <span className={picker.method} data-method={method}>
        {method.toUpperCase()}
      </span>
      <span className={controls.mono}>{operationId}</span>
      <span className={picker.path}>{path}</span>
    </span>
  );
}
