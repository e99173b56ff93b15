import { useState } from 'react';
import type { SheetDetail } from '@/api/generated/types.gen';
import { saveFile } from '@/api/transfer';
import { toast } from '@/shared/feedback/toast';
import { useUnits } from '@/shared/viewer/UnitsProvider';
import { measureText } from './measure/measures';
import type { SheetTools } from './useSheetTools';

/** Saves a sheet as a PDF with the markup, measurements and pins that are shown on it. */
export function useExport(sheet: SheetDetail, { markup, measures, filter }: SheetTools) {
  const { units } = useUnits();
  const [isRunning, setRunning] = useState(false);
  const start = async () => {
    setRunning(true);
    try {
      // It brings a library of its own.
      const { exportSheet } = await import('./exportSheet');
      const file = await exportSheet({
        sheet,
        shapes: markup.shapes,
        measures: [...measures.measures, ...markup.othersMeasures].map((measure) => ({
          ...measure,
          text: measureText(measure, sheet, sheet.metersPerPoint, units),
        })),
        pins: filter.shown,
      });
      const revision = sheet.revision && ` revision ${sheet.revision}`;
      saveFile(file, `${sheet.number} ${sheet.title}${revision}.pdf`.replace(/[\\/:*?"<>|]/g, '-'));
      toast.success('Sheet exported');
    } catch {
      toast.error('Failed to export the sheet');
    } finally {
      setRunning(false);
    }
  };
  return { isRunning, start: () => void start() };
}
