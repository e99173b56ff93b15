import {
  IconArrowsMaximize,
  IconEye,
  IconEyeOff,
  IconFocus2,
  IconHome,
  IconRuler2,
  IconSquare,
  IconStackPop,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import type { ViewerCommand } from '@/shared/viewer/commands';
import type { ModelViewer } from './modelViewer';

interface Tools {
  viewer: ModelViewer | null;
  selected: string | null;
  hiddenCount: number;
  measuring: boolean;
  onMeasure: () => void;
  onHide: () => void;
  onIsolate: () => void;
  onShowAll: () => void;
}

/** Returns the toolbar buttons of the viewer, with their keys. */
export function modelCommands({ viewer, selected, ...on }: Tools): ViewerCommand[] {
  const disabled = !viewer;
  const view = { group: 'view', disabled };
  const tools = { group: 'tools', disabled };
  const noElement = disabled || selected === null;
  return [
    {
      ...view,
      id: 'home',
      label: 'Home view',
      key: '0',
      icon: IconHome,
      run: () => viewer?.look('home'),
    },
    {
      ...view,
      id: 'top',
      label: 'Top',
      key: '8',
      icon: IconSquare,
      run: () => viewer?.look('top'),
    },
    {
      ...view,
      id: 'front',
      label: 'Front',
      key: '2',
      icon: IconStackPop,
      run: () => viewer?.look('front'),
    },
    {
      ...view,
      id: 'fit',
      label: selected === null ? 'Fit' : 'Fit the selected element',
      key: 'z',
      icon: IconFocus2,
      run: () => viewer?.fit(selected === null ? undefined : [selected]),
    },
    {
      ...view,
      id: 'in',
      label: 'Zoom in',
      key: '+',
      icon: IconZoomIn,
      run: () => viewer?.zoom(0.8),
    },
    {
      ...view,
      id: 'out',
      label: 'Zoom out',
      key: '-',
      icon: IconZoomOut,
      run: () => viewer?.zoom(1.25),
    },
    {
      ...tools,
      id: 'measure',
      label: 'Measure a distance',
      key: 'm',
      icon: IconRuler2,
      pressed: on.measuring,
      run: on.onMeasure,
    },
    {
      ...tools,
      id: 'hide',
      label: 'Hide the selected element',
      key: 'h',
      icon: IconEyeOff,
      disabled: noElement,
      run: on.onHide,
    },
    {
      ...tools,
      id: 'isolate',
      label: 'Isolate the selected element',
      key: 'i',
      icon: IconArrowsMaximize,
      disabled: noElement,
      run: on.onIsolate,
    },
    {
      ...tools,
      id: 'show-all',
      label: 'Show all',
      key: 'a',
      icon: IconEye,
      disabled: disabled || on.hiddenCount === 0,
      run: on.onShowAll,
    },
  ];
}
