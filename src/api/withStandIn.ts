import type {
  QueryFunction,
  QueryFunctionContext,
  QueryKey,
  SkipToken,
} from '@tanstack/react-query';
import { type OperationId, offers, offersKnown } from './offers';

/** What the generated options of a query have in common. `TParam` is the page, if it has pages. */
interface Options<TData, TKey extends QueryKey, TParam> {
  queryFn?: QueryFunction<TData, TKey, TParam> | SkipToken;
  queryKey: TKey;
}

/**
 * Lets a query that a page makes beside its own records answer with a stand-in on a host without the operation, so that
 * the page works with the rest.
 */
export function withStandIn<
  TData,
  TKey extends QueryKey,
  TParam,
  O extends Options<TData, TKey, TParam>,
>(operation: OperationId, options: O & Options<TData, TKey, TParam>, standIn: () => TData): O {
  const { queryFn } = options;
  return {
    ...options,
    queryFn: async (context: QueryFunctionContext<TKey, TParam>) => {
      await offersKnown();
      return typeof queryFn === 'function' && offers(operation) ? queryFn(context) : standIn();
    },
  };
}
