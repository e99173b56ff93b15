import type { Sheet } from '@/api/generated/types.gen';
import type { Projected } from '@/records/pins/PinOverlay';
import type { Viewer } from '@/shared/viewer/viewer';
import type { Similarity } from './alignment';

/** A place on a sheet, as fractions of its width and height from the upper left corner. */
export interface Place {
  x: number;
  y: number;
}

/** A part of a sheet in the same fractions. */
export interface Area extends Place {
  width: number;
  height: number;
}

/** A sheet to show under another one. */
export type ComparedSheet = Pick<Sheet, 'fileUrl' | 'filePage'> & { isEarlier: boolean };

export interface SheetViewer extends Viewer {
  element: HTMLElement;
  project: (place: Place) => Projected;
  /** Calls the listener after each change of the view. Returns a function that unsubscribes. */
  onChange: (listener: () => void) => () => void;
  /** Moves to a place, near enough to read what is around it. */
  goTo: (place: Place) => void;
  showAll: () => void;
  zoomBy: (steps: number) => void;
  /** The place in the middle of the view. */
  middle: () => Place;
  /** The part of the sheet in view. */
  view: () => Area;
  /** Calls the listener with each place that is clicked or tapped. */
  onClick: (listener: (place: Place) => void) => () => void;
  /** Calls the listener with a place that is double-clicked or pressed for long. */
  onPress: (listener: (place: Place) => void) => () => void;
  /**
   * Shows another sheet under this one, the earlier one red and the later one blue. Null ends that.
   * @param onSheet how the other sheet lies on this one, in points
   */
  compare: (other: ComparedSheet | null, onSheet?: Similarity | null) => Promise<void>;
  /** A picture of a part of the sheet. @param width pixels */
  picture: (area: Area, width: number) => Promise<Blob>;
}

/** What the viewer needs of a sheet. */
export type ShownSheet = Pick<
  Sheet,
  'id' | 'filePage' | 'widthPoints' | 'heightPoints' | 'fileUrl' | 'previewUrl'
>;
