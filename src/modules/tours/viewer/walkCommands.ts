import { IconColumns2, IconMinus, IconPlus } from '@tabler/icons-react';
import type { ViewerCommand } from '@/shared/viewer/commands';
import { otherTimes, type WalkedTour } from './scenes';
import type { useWalk } from './useWalk';

/** Returns the toolbar buttons of the viewer, with their keys. */
export function walkCommands(tour: WalkedTour, walk: ReturnType<typeof useWalk>): ViewerCommand[] {
  const { viewer, scene, isSplit, compare } = walk;
  const [latest] = otherTimes(tour, scene);
  return [
    {
      id: 'in',
      group: 'zoom',
      label: 'Zoom in',
      key: '+',
      icon: IconPlus,
      run: () => viewer?.zoomBy(12),
    },
    {
      id: 'out',
      group: 'zoom',
      label: 'Zoom out',
      key: '-',
      icon: IconMinus,
      run: () => viewer?.zoomBy(-12),
    },
    {
      id: 'compare',
      group: 'view',
      label: 'Compare dates',
      key: 'c',
      icon: IconColumns2,
      pressed: isSplit,
      disabled: !latest,
      run: () => compare(isSplit || !latest ? null : latest.id),
    },
  ];
}
