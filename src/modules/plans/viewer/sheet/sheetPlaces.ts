import type { LatLng, LatLngBounds, Map as LeafletMap } from 'leaflet';
import type { Area, Place } from '../../sheetTypes';

/** Places of a sheet on its map, as fractions of the sheet. */
export function sheetPlaces(
  map: LeafletMap,
  bounds: LatLngBounds,
  { width, height }: { width: number; height: number },
) {
  const placeOf = ({ lat, lng }: LatLng): Place => ({ x: lng / width, y: -lat / height });
  const pointOf = ({ x, y }: Place): [number, number] => [-y * height, x * width];
  const listen =
    (...names: readonly ('click' | 'dblclick' | 'contextmenu')[]) =>
    (listener: (place: Place) => void) => {
      const heard = ({ latlng }: { latlng: LatLng }) => {
        if (bounds.contains(latlng)) listener(placeOf(latlng));
      };
      for (const name of names) map.on(name, heard);
      return () => {
        for (const name of names) map.off(name, heard);
      };
    };
  const view = (): Area => {
    const within = (value: number) => Math.min(1, Math.max(0, value));
    const inView = map.getBounds();
    const from = placeOf(inView.getNorthWest());
    const to = placeOf(inView.getSouthEast());
    const [x, y] = [within(from.x), within(from.y)];
    return { x, y, width: within(to.x) - x, height: within(to.y) - y };
  };
  const project = (place: Place) => {
    const { x, y } = map.latLngToContainerPoint(pointOf(place));
    const size = map.getSize();
    return { x, y, visible: x >= 0 && y >= 0 && x <= size.x && y <= size.y };
  };
  return { placeOf, pointOf, listen, view, project };
}
