import { useCallback, useEffect, useRef, useState } from 'react';
import { useUnitsCommand } from '@/shared/viewer/useUnitsCommand';
import { useViewer } from '@/shared/viewer/useViewer';
import type { ViewerEvents } from '@/shared/viewer/viewer';
import { modelCommands } from './commands';
import { loadModel } from './format/loadModel';
import type { ModelFile } from './format/modelFile';
import { useMeasures } from './measure/useMeasures';
import { toolPanels } from './modelPanels';
import { openModelViewer } from './modelViewer';
import type { CameraState } from './projection';
import { useScene } from './useScene';

/**
 * Returns a model in its viewer, with the tools: selecting, hiding, sections, distances.
 *
 * @param file A new object opens a new viewer, so memoize it with `useMemo`.
 * @param version The version of the tree; a new one resets it.
 * @returns `frame` has the props of ViewerFrame.
 */
export function useModelTools(file: ModelFile, version: number, firstPanel: string) {
  const [panel, setPanel] = useState<string | null>(firstPanel);
  // A reopened viewer and another version of the model show the same part.
  const camera = useRef<CameraState>(undefined);
  const open = useCallback(
    async (element: HTMLElement, events: ViewerEvents) => {
      const opened = await openModelViewer(element, events, (options) =>
        loadModel(file, events, options),
      );
      if (camera.current) opened.setCamera(camera.current);
      return opened;
    },
    [file],
  );
  const { stage, viewer, status, reopen, carryOn } = useViewer(open, (closed) => {
    camera.current = closed.getCamera();
  });
  const scene = useScene(viewer);
  const { select, selected, hidden } = scene;
  const measures = useMeasures();
  const { measuring, add } = measures;

  useEffect(
    () =>
      viewer?.onPick((picked) => {
        if (measuring) {
          if (picked) add(picked.point);
          return;
        }
        select(picked?.element ?? null);
        if (picked) setPanel('properties');
      }),
    [viewer, measuring, add, select],
  );

  const hide = () => {
    if (selected === null) return;
    scene.show([selected], false);
    select(null);
  };
  const isolate = () => {
    if (selected !== null) scene.isolate([selected]);
  };
  const setMeasuring = (on: boolean) => {
    measures.setMeasuring(on);
    if (on) setPanel('measure');
  };
  const unitsCommand = useUnitsCommand();
  const commands = modelCommands({
    viewer,
    selected,
    hiddenCount: hidden.size,
    measuring,
    onMeasure: () => setMeasuring(!measuring),
    onHide: hide,
    onIsolate: isolate,
    onShowAll: scene.showAll,
  });
  const on = { hide, isolate, measuring: setMeasuring };
  const panels = viewer ? toolPanels({ viewer, version, scene, measures, on }) : [];
  const frame = {
    stage,
    viewer,
    status,
    onRetry: reopen,
    onCarryOn: carryOn,
    commands: [...commands, unitsCommand],
    panel,
    onPanel: setPanel,
    keys: [
      ['Arrow keys', 'Move the model (with the view in focus)'],
      ['Enter', 'Select the element in the middle'],
    ] as const,
  };
  return { viewer, scene, measures, panels, frame };
}
