import {
  CRS,
  type ImageOverlay,
  type LatLngBounds,
  type Map as LeafletMap,
  type MapOptions,
} from 'leaflet';

/** How a sheet moves. A unit of the map is a point of the page. */
export const OPTIONS: MapOptions = {
  crs: CRS.Simple,
  attributionControl: false,
  zoomControl: false,
  doubleClickZoom: false,
  zoomSnap: 0,
  zoomDelta: 0.75,
  wheelPxPerZoomLevel: 90,
  minZoom: -8,
  // 32 times as large as on paper.
  maxZoom: 5,
  // The pins would lag behind an animation.
  zoomAnimation: false,
  fadeAnimation: false,
  inertia: !matchMedia('(prefers-reduced-motion: reduce)').matches,
};

/**
 * Tells whether the host's picture of a sheet has a pixel for each of the screen, so that nobody waits for the drawing.
 */
export function isSharpOn(map: LeafletMap, preview: ImageOverlay, widthPoints: number): boolean {
  const picture = preview.getElement();
  const shown = widthPoints * 2 ** map.getZoom() * Math.max(1, devicePixelRatio);
  return picture?.isConnected === true && picture.complete && picture.naturalWidth >= shown;
}

/** Shows the whole sheet, and lets nobody move it out of sight. */
export function fitInto(map: LeafletMap, bounds: LatLngBounds): void {
  map.invalidateSize(false);
  map.setMinZoom(OPTIONS.minZoom ?? 0);
  map.fitBounds(bounds, { animate: false, padding: [16, 16] });
  map.setMinZoom(map.getZoom() - 0.5);
  map.setMaxBounds(bounds.pad(0.5));
}
