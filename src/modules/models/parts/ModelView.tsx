import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import type { Model, Pin } from '@/api/generated/types.gen';
import { PinsFailure } from '@/records/pins/PinsFailure';
import { pinsOnOptions } from '@/records/pins/pins';
import { cameraAt } from '@/records/pins/placeOf';
import { ShareButton } from '@/records/share/ShareButton';
import { onDemand } from '@/shared/onDemand';
import { useAddressParams } from '@/shared/routing/search';
import { UnsavedMeasurements } from '@/shared/viewer/UnsavedMeasurements';
import { ViewerFrame } from '@/shared/viewer/ViewerFrame';
import { useChangesPanel } from '../viewer/changes/useChangesPanel';
import { versionFile } from '../viewer/format/modelFile';
import { ModelPins } from '../viewer/ModelPins';
import { MeasureOverlay } from '../viewer/measure/MeasureOverlay';
import { projectPanels } from '../viewer/modelPanels';
import { SectionHandles } from '../viewer/sections/SectionHandles';
import { useModelTools } from '../viewer/useModelTools';
import { VersionSelect } from './VersionSelect';

const ShareModel = onDemand(() => import('./ShareModel'));

interface Props {
  projectId: string;
  model: Model;
  back: string;
}

/** A model in 3D, with the project's pins and saved views. */
export function ModelView({ projectId, model, back }: Props) {
  const { id: modelId, format, currentVersion } = model;
  const [search, setSearch] = useAddressParams();
  const pinned = search.get('pin');
  const linkedElement = search.get('element');
  const n = Number(search.get('version')) || currentVersion.n;
  const file = useMemo(
    () => versionFile({ projectId, modelId, versionNumber: n }, format),
    [projectId, modelId, n, format],
  );
  const first = pinned ? 'pins' : search.has('changes') ? 'changes' : 'tree';
  const tools = useModelTools(file, n, first);
  const { viewer, scene, measures } = tools;
  const { select, selected, show } = scene;

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
    if (linkedElement !== null) goTo(linkedElement);
  }, [linkedElement, goTo]);
  const changes = useChangesPanel({
    projectId,
    model,
    search,
    setSearch,
    shown: n,
    selected,
    onShow: goTo,
    onColors: scene.color,
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

  return (
    <ViewerFrame
      title={model.title}
      back={{ href: back, label: 'Back to 3D models' }}
      aside={<Aside projectId={projectId} model={model} shown={n} />}
      description={`3D view of ${model.title}`}
      still={model.thumbnailUrl}
      {...tools.frame}
      panels={
        viewer
          ? [
              ...tools.panels,
              ...projectPanels({
                viewer,
                projectId,
                target,
                version: n,
                scene,
                measures,
                pinCount: pins.data?.data.length ?? 0,
                pinned,
                onPin: showPin,
              }),
              ...changes,
            ]
          : // A row may lead into the other version: the list stays while that is loaded.
            changes.filter(({ id }) => id === tools.frame.panel)
      }
    >
      <UnsavedMeasurements number={measures.unsaved.length} />
      {viewer && (
        <>
          <SectionHandles viewer={viewer} sections={scene.sections} onChange={scene.setSections} />
          <MeasureOverlay viewer={viewer} measures={measures.measures} begun={measures.begun} />
          <ModelPins viewer={viewer} pins={pins.data?.data} selected={pinned} onSelect={showPin} />
          <PinsFailure list={pins} />
        </>
      )}
    </ViewerFrame>
  );
}

/** Chooses the version that is shown, and shares the model. */
function Aside({ projectId, model, shown }: Omit<Props, 'back'> & { shown: number }) {
  const [, setSearch] = useAddressParams();
  return (
    <>
      <VersionSelect
        projectId={projectId}
        model={model}
        value={shown}
        onChange={(chosen) =>
          setSearch((query) => {
            if (chosen === model.currentVersion.n) query.delete('version');
            else query.set('version', String(chosen));
            for (const name of ['changes', 'since', 'element']) query.delete(name);
            return query;
          })
        }
      />
      <ShareButton
        projectId={projectId}
        target={{ type: 'model', id: model.id }}
        permitted={model.permittedActions}
        dialog={(close) => <ShareModel projectId={projectId} model={model} onClose={close} />}
      />
    </>
  );
}
