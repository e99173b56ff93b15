import { useUnsaved } from '@/shared/viewer/useUnsaved';
import type { PointCloud } from './cloud/createPointCloud';
import type { CloudViewState } from './cloud/viewState';
import type { Measurement } from './measure';

/** What saved views need of the viewer. */
export interface SavedState {
  /** Shows a saved state. Measurements that are in no saved view stay. */
  show: (state: Partial<CloudViewState>) => void;
  /** Notes that the measurements of the viewer are in a saved view now. */
  note: () => void;
}

/** Keeps the measurements that no saved view has, while others are shown. */
export function useSavedState() {
  const { unsavedOf, noteSaved } = useUnsaved<Measurement>();
  const saved = (shown: PointCloud): SavedState => ({
    show(state) {
      const restored = state.measurements ?? [];
      const all = [...restored, ...unsavedOf(shown.settings.measurements)];
      noteSaved(restored);
      shown.setState({
        ...state,
        measurements: all.map((each, i) => ({ ...each, id: String(i + 1) })),
      });
    },
    note: () => noteSaved(shown.settings.measurements),
  });
  return { unsavedOf, saved };
}
