import type { OperationId } from '../errors/failures';
import { ErrorLine } from './states';

interface Props {
  operation: OperationId;
  query: { error: unknown; data: unknown; refetch: () => unknown };
}

/** Shows the failure of a query that has never succeeded, for a part of a page. */
export const QueryErrorLine = ({ operation, query }: Props) =>
  query.error && !query.data ? (
    <ErrorLine operation={operation} error={query.error} onRetry={() => void query.refetch()} />
  ) : null;
