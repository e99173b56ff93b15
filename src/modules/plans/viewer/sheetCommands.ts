import {
  IconArrowsMaximize,
  IconChevronLeft,
  IconChevronRight,
  IconFileTypePdf,
  IconQrcode,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import type { Sheet } from '@/api/generated/types.gen';
import type { ViewerCommand } from '@/shared/viewer/commands';
import type { SheetViewer } from '../sheetTypes';

interface Options {
  viewer: SheetViewer | null;
  /** The current sheets beside the shown one, by number. */
  before: Sheet | undefined;
  after: Sheet | undefined;
  onOpen: (sheetId: string) => void;
  exporting: boolean;
  onExport: () => void;
  /** Null for a sheet without a number, which no label can name. */
  onLabel: (() => void) | null;
}

/** Returns the tools of a sheet that act at once. */
export const sheetCommands = ({
  viewer,
  before,
  after,
  onOpen,
  ...options
}: Options): ViewerCommand[] => [
  {
    id: 'in',
    group: 'view',
    label: 'Zoom in',
    key: '+',
    icon: IconZoomIn,
    disabled: !viewer,
    run: () => viewer?.zoomBy(1),
  },
  {
    id: 'out',
    group: 'view',
    label: 'Zoom out',
    key: '-',
    icon: IconZoomOut,
    disabled: !viewer,
    run: () => viewer?.zoomBy(-1),
  },
  {
    id: 'fit',
    group: 'view',
    label: 'Show the whole sheet',
    key: '0',
    icon: IconArrowsMaximize,
    disabled: !viewer,
    run: () => viewer?.showAll(),
  },
  {
    id: 'before',
    group: 'sheets',
    label: before ? `Previous sheet, ${before.number}` : 'Previous sheet',
    key: '[',
    icon: IconChevronLeft,
    disabled: !before,
    run: () => before && onOpen(before.id),
  },
  {
    id: 'after',
    group: 'sheets',
    label: after ? `Next sheet, ${after.number}` : 'Next sheet',
    key: ']',
    icon: IconChevronRight,
    disabled: !after,
    run: () => after && onOpen(after.id),
  },
  {
    id: 'export',
    group: 'file',
    label: options.exporting ? 'Exporting' : 'Export as PDF with markup',
    key: 'e',
    icon: IconFileTypePdf,
    disabled: !viewer || options.exporting,
    run: options.onExport,
  },
  {
    id: 'label',
    group: 'file',
    label: 'Print a QR code',
    key: 'q',
    icon: IconQrcode,
    disabled: !viewer || !options.onLabel,
    run: () => options.onLabel?.(),
  },
];
