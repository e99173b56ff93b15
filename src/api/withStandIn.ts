import type { QueryFunction, QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import { type OperationId, offers, offersKnown } from './offers';

/** What the generated options of a query have in common. */
interface Options<TData, TKey extends QueryKey> {
  queryFn?: QueryFunction<TData, TKey>;
  queryKey: TKey;
}

/**
 * Lets a query that a page makes beside its own records answer with a stand-in on a host without the operation, so that
 * the page works with the rest.
 */
export function withStandIn<TData, TKey extends QueryKey, O extends Options<TData, TKey>>(
  operation: OperationId,
  options: O & Options<TData, TKey>,
  standIn: () => TData,
): O {
  const { queryFn } = options;
  return {
    ...options,
    queryFn: async (context: QueryFunctionContext<TKey>) => {
      await offersKnown();
      return queryFn && offers(operation) ? queryFn(context) : standIn();
    },
  };
}
