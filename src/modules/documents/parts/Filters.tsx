import type { DocumentListResult } from '@/api/generated/types.gen';
import { namedChoices } from '@/records/people/partyChoices';
import { days, type Filter, oneOf } from '@/shared/collection/filter/filters';
import { optionsOf } from '@/shared/collection/filter/options';
import type { useView } from '@/shared/collection/view';
import { type documentView, placeLabels, typeLabels } from '../view';

interface Props {
  state: ReturnType<typeof useView<typeof documentView>>;
  /** The loaded list, which names the tags and people; undefined until it is loaded. */
  list: DocumentListResult | undefined;
}

/** The place that is listed, and the filters. */
export function documentFilters({ state: { view, change }, list }: Props): readonly Filter[] {
  const named = (
    label: string,
    all: readonly { value: string; label: string }[],
    current: string,
  ) => [
    { value: '', label },
    ...all,
    ...(current && list && !all.some(({ value }) => value === current)
      ? [{ value: current, label: current }]
      : []),
  ];
  const tags = (list?.tags ?? []).map((tag) => ({ value: tag, label: tag }));
  const people = namedChoices(list?.people ?? []);
  return [
    oneOf({
      pinned: true,
      label: 'Show',
      value: view.show,
      options: optionsOf(placeLabels),
      onChange: (show) => change({ show, folder: '', sort: 'folders' }),
    }),
    oneOf({
      label: 'Type',
      value: view.type,
      options: optionsOf({ all: 'All types', ...typeLabels }),
      onChange: (type) => change({ type }),
    }),
    oneOf({
      label: 'Tag',
      value: view.tag,
      options: named('All tags', tags, view.tag),
      onChange: (tag) => change({ tag }),
    }),
    oneOf({
      label: 'Person',
      value: view.person,
      options: named('Everyone', people, view.person),
      onChange: (person) => change({ person }),
    }),
    days({ label: 'Changed', from: view.from, to: view.to, onChange: change }),
  ];
}
