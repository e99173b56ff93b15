import { useDebouncedValue } from '@mantine/hooks';
import {
  type DefaultError,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useState } from 'react';
import type { OperationId } from '@/api/offers';
import { failureText } from '../../errors/operationTexts';
import { matchesWords } from '../../format/matchesWords';
import { type Choice, type Choices, unique } from './choices';

/** Milliseconds without a keystroke before the search starts. */
const TYPING_PAUSE = 200;
/** What the contract permits. */
const LONGEST = 200;

interface Source<Page, Key extends QueryKey, Param, E> {
  operation: OperationId;
  /** The pages of the host that fit a search. */
  pages: (q: string) => UseInfiniteQueryOptions<Page, E, InfiniteData<Page>, Key, Param>;
  /** The same with the conditions of this field. Fields of other conditions share the first page without any. */
  narrowed?: (q: string) => UseInfiniteQueryOptions<Page, E, InfiniteData<Page>, Key, Param>;
  /** The choices on the pages that meet the conditions. */
  choicesOf: (pages: readonly Page[]) => readonly Choice[];
  enabled?: boolean;
}

/**
 * Searches on the host for what a field offers. It opens with the first page. A list that fits on it is filtered without
 * another call.
 */
export function useChoices<Page, Key extends QueryKey, Param, E = DefaultError>(
  source: Source<Page, Key, Param, E>,
): Choices {
  const { operation, pages, narrowed, choicesOf, enabled = true } = source;
  const [text, search] = useState('');
  const [picked, setPicked] = useState<readonly Choice[]>([]);
  const typed = text.trim().slice(0, LONGEST);
  const [q] = useDebouncedValue(typed, TYPING_PAUSE);
  const first = useInfiniteQuery({ ...pages(''), enabled });
  const isPart = first.data !== undefined && first.hasNextPage;
  const isNarrow = isPart && (q !== '' || narrowed !== undefined);
  const found = useInfiniteQuery({ ...(narrowed ?? pages)(q), enabled: enabled && isNarrow });
  const shown = isNarrow ? found : first;
  const all = first.data ? choicesOf(first.data.pages) : [];
  const options = unique(isNarrow ? choicesOf(found.data?.pages ?? []) : all);
  const fits = ({ label, name, detail }: Choice) =>
    matchesWords(typed, name ?? label, detail ?? '');
  const { error, data, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = shown;
  const isBehind = isPart && (q !== typed || shown.isPlaceholderData);
  return {
    text: typed,
    options: isPart ? options : options.filter(fits),
    known: unique([...options, ...all, ...picked]),
    search,
    remember: (choice) => setPicked((before) => [choice, ...before]),
    isSearching: enabled && !error && (shown.isPending || isBehind),
    failure:
      error && !data
        ? { text: failureText(operation, error), retry: () => void refetch() }
        : undefined,
    more: hasNextPage && !isFetchingNextPage ? () => void fetchNextPage() : undefined,
  };
}
