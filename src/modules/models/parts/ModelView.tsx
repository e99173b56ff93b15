import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Model, Pin } from '@/api/generated/types.gen';
import { pinsOnOptions } from '@/shared/pins/pins';
import { cameraAt } from '@/shared/pins/placeOf';
import { useAddressParams } from '@/shared/routing/search';
import { useViewer } from '@/shared/viewer/useViewer';
import { ViewerFrame } from '@/shared/viewer/ViewerFrame';
import type { ViewerEvents } from '@/shared/viewer/viewer';
import { modelCommands } from '../viewer/commands';
import { loadModel } from '../viewer/loadModel';
import { MeasureOverlay } from '../viewer/MeasureOverlay';
import { ModelPins } from '../viewer/ModelPins';
import { modelPanels } from '../viewer/modelPanels';
import { openModelViewer } from '../viewer/modelViewer';
import { SectionHandles } from '../viewer/SectionHandles';
import { useChangesPanel } from '../viewer/useChangesPanel';
import { useMeasures } from '../viewer/useMeasures';
import { useScene } from '../viewer/useScene';
import { VersionSelect } from './VersionSelect';

interface Props {
  projectId: string;
  model: Model;
  back: string;
}

/** A model in 3D, with what the project has pinned to it and the views that it keeps of it. */
export function ModelView({ projectId, model, back }: Props) {
  const { id: modelId, format, currentVersion } = model;
  const [search, setSearch] = useAddressParams();
  const pinned = search.get('pin');
  const asked = search.get('element');
  const [panel, setPanel] = useState<string | null>(() =>
    pinned ? 'pins' : search.has('changes') ? 'changes' : 'tree',
  );
  const n = Number(search.get('version')) || currentVersion.n;

  const open = useCallback(
    (element: HTMLElement, events: ViewerEvents) =>
      openModelViewer(element, events, (options) =>
        loadModel({ projectId, modelId, n, format }, events, options),
      ),
    [projectId, modelId, n, format],
  );
  const { stage, viewer, status, reopen, carryOn } = useViewer(open);
  const scene = useScene(viewer);
  const { select, selected, hidden, show } = scene;
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

  const goTo = useCallback(
    (element: string) => {
      if (!viewer?.has(element)) return;
      show([element], true);
      select(element);
      viewer.fit([element]);
    },
    [viewer, show, select],
  );
  useEffect(() => {
    if (asked !== null) goTo(asked);
  }, [asked, goTo]);
  const changes = useChangesPanel({
    projectId,
    model,
    search,
    setSearch,
    shown: n,
    selected,
    onShow: goTo,
  });

  const target = useMemo(() => ({ type: 'model' as const, id: modelId }), [modelId]);
  const pins = useQuery(pinsOnOptions(projectId, target));
  const showPin = (pin: Pin) => {
    setSearch((query) => {
      query.set('pin', pin.id);
      return query;
    });
    const camera = viewer && cameraAt(pin.anchor, viewer.getCamera());
    if (camera) viewer.setCamera(camera);
    if (pin.anchor.kind === 'element' && viewer?.has(pin.anchor.elementId))
      select(pin.anchor.elementId);
  };

  const hideSelected = () => {
    if (selected === null) return;
    scene.show([selected], false);
    select(null);
  };
  const isolateSelected = () => {
    if (selected !== null) scene.isolate([selected]);
  };
  const setMeasuring = (on: boolean) => {
    measures.setMeasuring(on);
    if (on) setPanel('measure');
  };

  return (
    <ViewerFrame
      title={model.title}
      back={{ href: back, label: 'Back to 3D models' }}
      aside={
        <VersionSelect
          projectId={projectId}
          model={model}
          value={n}
          onChange={(chosen) =>
            setSearch((query) => {
              if (chosen === currentVersion.n) query.delete('version');
              else query.set('version', String(chosen));
              for (const name of ['changes', 'since', 'element']) query.delete(name);
              return query;
            })
          }
        />
      }
      description={`3D view of ${model.title}`}
      still={model.thumbnailUrl}
      stage={stage}
      viewer={viewer}
      status={status}
      onRetry={reopen}
      onCarryOn={carryOn}
      commands={modelCommands({
        viewer,
        selected,
        hiddenCount: hidden.size,
        measuring,
        onMeasure: () => setMeasuring(!measuring),
        onHide: hideSelected,
        onIsolate: isolateSelected,
        onShowAll: scene.showAll,
      })}
      panels={
        viewer
          ? [
              ...modelPanels({
                viewer,
                projectId,
                target,
                version: n,
                scene,
                measures,
                pinCount: pins.data?.data.length ?? 0,
                pinned,
                on: {
                  hide: hideSelected,
                  isolate: isolateSelected,
                  measuring: setMeasuring,
                  pin: showPin,
                },
              }),
              ...changes,
            ]
          : // A row may lead into the other version: the list stays while that is loaded.
            changes.filter(({ id }) => id === panel)
      }
      panel={panel}
      onPanel={setPanel}
      keys={[
        ['Arrow keys', 'Move the picture, while it has the focus'],
        ['Enter', 'Select what is in its middle'],
      ]}
    >
      {viewer && (
        <>
          <SectionHandles viewer={viewer} sections={scene.sections} onChange={scene.setSections} />
          <MeasureOverlay viewer={viewer} measures={measures.measures} begun={measures.begun} />
          <ModelPins viewer={viewer} pins={pins.data?.data} selected={pinned} onSelect={showPin} />
        </>
      )}
    </ViewerFrame>
  );
}
