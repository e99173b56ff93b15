import '@/shared/errors/laterTexts';
import { Badge, NativeSelect } from '@mantine/core';
import {
  IconBinaryTree,
  IconCube3dSphere,
  IconListDetails,
  IconRuler,
  IconSlice,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { getModelOptions } from '@/api/generated/models/getModel.gen';
import { listModelVersionsOptions } from '@/api/generated/models/listModelVersions.gen';
import type { Model } from '@/api/generated/types.gen';
import { useProjectId } from '@/shared/routing/currentProject';
import { href, paths } from '@/shared/routing/paths';
import { useAddressParams } from '@/shared/routing/search';
import { PageHeading } from '@/shared/ui/PageHeading';
import { EmptyState, ErrorState } from '@/shared/ui/states';
import type { ViewerPanel } from '@/shared/viewer/commands';
import { useViewer } from '@/shared/viewer/useViewer';
import { ViewerFrame } from '@/shared/viewer/ViewerFrame';
import type { ViewerEvents } from '@/shared/viewer/viewer';
import { modelCommands } from '../viewer/commands';
import { loadModel } from '../viewer/loadModel';
import { MeasureOverlay } from '../viewer/MeasureOverlay';
import { MeasurePanel } from '../viewer/MeasurePanel';
import { openModelViewer } from '../viewer/modelViewer';
import { PropertiesPanel } from '../viewer/PropertiesPanel';
import { SectionsPanel } from '../viewer/SectionsPanel';
import { axes } from '../viewer/sections';
import { TreePanel } from '../viewer/TreePanel';
import { useMeasures } from '../viewer/useMeasures';
import { useScene } from '../viewer/useScene';

export default function ModelViewerPage() {
  const projectId = useProjectId();
  const [search] = useAddressParams();
  const modelId = search.get('model') ?? '';
  const model = useQuery({
    ...getModelOptions({ path: { projectId, modelId } }),
    enabled: projectId !== '' && modelId !== '',
  });
  const back = href(paths.models, { project: projectId });
  if (modelId === '' || projectId === '')
    return (
      <EmptyState
        order={1}
        icon={<IconCube3dSphere size={26} stroke={1.6} />}
        title="No model is chosen"
      >
        Open one from the list of 3D models of a project.
      </EmptyState>
    );
  if (model.error && !model.data)
    return <ErrorState operation="getModel" error={model.error} onRetry={() => model.refetch()} />;
  if (!model.data) return <PageHeading title="Model">Model</PageHeading>;
  return <ModelView key={modelId} projectId={projectId} model={model.data.data} back={back} />;
}

interface Props {
  projectId: string;
  model: Model;
  back: string;
}

function ModelView({ projectId, model, back }: Props) {
  const { id: modelId, format, currentVersion } = model;
  const [search, setSearch] = useAddressParams();
  const [panel, setPanel] = useState<string | null>('tree');
  const versions = useQuery(listModelVersionsOptions({ path: { projectId, modelId } }));
  const ready = versions.data?.data.filter(({ processing }) => processing.state === 'ready');
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

  const hideSelected = () => {
    if (selected === null) return;
    scene.show([selected], false);
    select(null);
  };
  const isolateSelected = () => selected !== null && scene.isolate([selected]);
  const setMeasuring = (on: boolean) => {
    measures.setMeasuring(on);
    if (on) setPanel('measure');
  };

  const panels: ViewerPanel[] = [
    {
      id: 'tree',
      label: 'Elements',
      icon: IconBinaryTree,
      key: 't',
      content: viewer && (
        <TreePanel
          key={n}
          elements={viewer.elements}
          selected={selected}
          hidden={hidden}
          onSelect={select}
          onShow={scene.show}
          onIsolate={scene.isolate}
        />
      ),
    },
    {
      id: 'properties',
      label: 'Properties',
      icon: IconListDetails,
      key: 'e',
      content: (
        <PropertiesPanel
          viewer={viewer}
          element={selected}
          onHide={hideSelected}
          onIsolate={isolateSelected}
          onZoom={() => selected !== null && viewer?.fit([selected])}
        />
      ),
    },
    {
      id: 'sections',
      label: 'Sections',
      icon: IconSlice,
      key: 'c',
      count: axes.filter((axis) => scene.sections[axis].on).length,
      content: (
        <SectionsPanel
          sections={scene.sections}
          box={viewer?.source.box}
          onChange={scene.setSections}
        />
      ),
    },
    {
      id: 'measure',
      label: 'Distances',
      icon: IconRuler,
      key: 'd',
      count: measures.measures.length,
      content: (
        <MeasurePanel
          measures={measures.measures}
          measuring={measuring}
          begun={measures.begun !== null}
          onMeasuring={setMeasuring}
          onRemove={measures.remove}
          onClear={measures.clear}
        />
      ),
    },
  ];

  return (
    <ViewerFrame
      title={model.title}
      back={{ href: back, label: 'Back to 3D models' }}
      aside={
        <>
          {n !== currentVersion.n && <Badge color="orange">Not current</Badge>}
          {ready && ready.length > 1 && (
            <NativeSelect
              size="xs"
              aria-label="Version"
              value={n}
              data={ready.map((version) => ({
                value: String(version.n),
                label: `Version ${version.n}`,
              }))}
              onChange={(event) => {
                const chosen = Number(event.currentTarget.value);
                setSearch((query) => {
                  if (chosen === currentVersion.n) query.delete('version');
                  else query.set('version', String(chosen));
                  return query;
                });
              }}
            />
          )}
        </>
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
      panels={panels}
      panel={panel}
      onPanel={setPanel}
      keys={[['Arrow keys', 'Move the picture, while it has the focus']]}
    >
      {viewer && (
        <MeasureOverlay viewer={viewer} measures={measures.measures} begun={measures.begun} />
      )}
    </ViewerFrame>
  );
}
