import { IconArrowsDiff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { listModelVersionsOptions } from '@/api/generated/models.gen';
import type { Model } from '@/api/generated/types.gen';
import { href, paths } from '@/shared/routing/paths';
import type { ViewerPanel } from '@/shared/viewer/commands';
import type { ElementColors } from '../changeColors';
import { ChangesPanel } from './ChangesPanel';

interface Options {
  projectId: string;
  model: Model;
  /** The query of the page, and its setter. */
  search: URLSearchParams;
  setSearch: (change: (query: URLSearchParams) => URLSearchParams) => void;
  /** The current version and its selected element. */
  shown: number;
  selected: string | null;
  onShow: (element: string) => void;
  onColors: (colors: ElementColors) => void;
}

/**
 * The panel with the changes of a version, for models with several versions. `?changes=` and
 * `?since=` select the compared versions, so that the comparison stays the same while the user
 * views either version.
 */
export function useChangesPanel(options: Options): ViewerPanel[] {
  const { projectId, model, search, setSearch, shown } = options;
  const versions = useQuery(listModelVersionsOptions({ path: { projectId, modelId: model.id } }));
  if (model.latestVersion.n === 1) return [];
  const version = Number(search.get('changes')) || shown;
  const since = Number(search.get('since')) || null;
  const others =
    versions.data?.data.flatMap(({ n, processing }) =>
      processing.state === 'ready' && n !== version ? n : [],
    ) ?? [];
  const hrefOf = (number: number, element: string) =>
    href(paths.viewer, {
      project: projectId,
      model: model.id,
      version: number === model.currentVersion.n ? undefined : String(number),
      changes: String(version),
      since: since === null ? undefined : String(since),
      element,
    });
  return [
    {
      id: 'changes',
      label: 'Changes',
      icon: IconArrowsDiff,
      key: 'g',
      content: (
        <ChangesPanel
          key={version}
          projectId={projectId}
          modelId={model.id}
          version={version}
          since={since}
          others={others}
          onSince={(n) =>
            setSearch((query) => {
              query.set('changes', String(version));
              query.set('since', String(n));
              return query;
            })
          }
          hrefOf={hrefOf}
          onShow={options.onShow}
          shown={shown}
          selected={options.selected}
          onColors={options.onColors}
        />
      ),
    },
  ];
}
