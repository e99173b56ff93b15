import {
  IconBinaryTree,
  IconBookmark,
  IconListDetails,
  IconMapPin,
  IconRuler,
  IconSlice,
} from '@tabler/icons-react';
import type { Pin, PinTarget } from '@/api/generated/types.gen';
import { PinsPanel } from '@/records/pins/PinsPanel';
import { SceneViewsPanel } from '@/records/scene-views/SceneViewsPanel';
import { toast } from '@/shared/feedback/toast';
import type { ViewerPanel } from '@/shared/viewer/commands';
import { MeasurePanel } from './measure/MeasurePanel';
import type { useMeasures } from './measure/useMeasures';
import type { ModelViewer } from './modelViewer';
import { PropertiesPanel } from './PropertiesPanel';
import { pickPlace } from './pickPlace';
import { SectionsPanel } from './sections/SectionsPanel';
import { axes } from './sections/sections';
import { TreePanel } from './TreePanel';
import type { useScene } from './useScene';

interface ToolParts {
  viewer: ModelViewer;
  version: number;
  scene: ReturnType<typeof useScene>;
  measures: ReturnType<typeof useMeasures>;
  /** Actions on the selection. */
  on: {
    hide: () => void;
    isolate: () => void;
    measuring: (on: boolean) => void;
  };
}

interface ProjectParts {
  viewer: ModelViewer;
  projectId: string;
  target: PinTarget;
  version: number;
  scene: ReturnType<typeof useScene>;
  measures: ReturnType<typeof useMeasures>;
  pinCount: number;
  /** The id of the pin in the address. */
  pinned: string | null;
  onPin: (pin: Pin) => void;
}

/** Returns the panels with the viewer's tools. */
export function toolPanels({ viewer, version, scene, measures, on }: ToolParts): ViewerPanel[] {
  const { selected } = scene;
  return [
    {
      id: 'tree',
      label: 'Elements',
      icon: IconBinaryTree,
      key: 't',
      content: (
        <TreePanel
          key={version}
          elements={scene.elements}
          selected={selected}
          hidden={scene.hidden}
          rooms={scene.rooms}
          onSelect={scene.select}
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
          onHide={on.hide}
          onIsolate={on.isolate}
          onZoom={() => selected !== null && viewer.fit([selected])}
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
          box={viewer.source.box}
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
          measuring={measures.measuring}
          begun={measures.begun !== null}
          onMeasuring={on.measuring}
          onRemove={measures.remove}
          onClear={measures.clear}
        />
      ),
    },
  ];
}

/** The panels with the project's pins and saved views. */
export function projectPanels(parts: ProjectParts): ViewerPanel[] {
  const { viewer, projectId, target, version, scene, measures, pinCount, pinned, onPin } = parts;
  return [
    {
      id: 'pins',
      needs: 'listPins',
      label: 'Pins',
      icon: IconMapPin,
      key: 'n',
      count: pinCount,
      content: (
        <PinsPanel
          projectId={projectId}
          target={target}
          selected={pinned}
          onSelect={onPin}
          pickPlace={(signal, onMiss) => pickPlace(viewer, signal, onMiss)}
          noteOf={({ anchor }) =>
            anchor.kind === 'element' && !viewer.has(anchor.elementId)
              ? `This element is not in version ${version}.`
              : null
          }
        />
      ),
    },
    {
      id: 'views',
      needs: 'listSceneViews',
      label: 'Saved views',
      icon: IconBookmark,
      key: 'v',
      content: (
        <SceneViewsPanel
          at={{ projectId, target }}
          capture={() => scene.capture(viewer, measures.measures)}
          onSaved={() => measures.noteSaved(measures.measures)}
          onShow={(state) => {
            const lines = scene.restore(viewer, state);
            if (lines) measures.restore(lines);
            else
              toast.error(
                'This view was saved by another version of the portal and cannot be shown',
              );
          }}
        />
      ),
    },
  ];
}
