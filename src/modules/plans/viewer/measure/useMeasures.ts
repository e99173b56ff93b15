import { useEffect, useEffectEvent, useState } from 'react';
import type { Place, SheetViewer } from '../../sheetTypes';
import type { Measure, MeasureTool } from './measures';

export interface Measures {
  /** Those of the user. */
  measures: readonly Measure[];
  tool: MeasureTool | null;
  /** The places of the measurement that is not finished. */
  begun: readonly Place[];
  setTool: (tool: MeasureTool | null) => void;
  /** Ends an area or a count. */
  finish: () => void;
  remove: (index: number) => void;
}

/**
 * Measurements on a sheet.
 * @param measures those that there are
 * @param onChange gets all that there are then
 */
export function useMeasures(
  viewer: SheetViewer | null,
  measures: readonly Measure[],
  onChange: (measures: readonly Measure[]) => void,
): Measures {
  const [tool, setOwnTool] = useState<MeasureTool | null>(null);
  const [begun, setBegun] = useState<readonly Place[]>([]);
  const setTool = (next: MeasureTool | null) => {
    setOwnTool(next);
    setBegun([]);
  };
  const keep = (places: readonly Place[]) => {
    if (tool === null || tool === 'calibrate') return;
    onChange([...measures, { kind: tool, places }]);
    setBegun([]);
  };
  const add = useEffectEvent((place: Place) => {
    const places = [...begun, place];
    if (tool === 'calibrate') setBegun(places.slice(0, 2));
    else if (tool === 'length' && places.length === 2) keep(places);
    else setBegun(places);
  });
  const finish = () => {
    const enough = tool === 'area' ? 3 : 1;
    if (begun.length >= enough) keep(begun);
    else setBegun([]);
  };
  const end = useEffectEvent(() => (begun.length > 0 ? finish() : setTool(null)));
  const isOn = tool !== null;
  useEffect(() => {
    if (!viewer || !isOn) return undefined;
    const { element } = viewer;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Enter') add(viewer.middle());
      else if (event.key === 'Escape') end();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener('keydown', onKeyDown);
    element.style.cursor = 'crosshair';
    const stop = viewer.onClick((place) => add(place));
    return () => {
      stop();
      element.removeEventListener('keydown', onKeyDown);
      element.style.cursor = '';
    };
  }, [viewer, isOn]);
  const remove = (index: number) => onChange(measures.filter((_, i) => i !== index));
  return { measures, tool, begun, setTool, finish, remove };
}
