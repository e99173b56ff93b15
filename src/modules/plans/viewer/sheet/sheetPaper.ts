import { DomUtil, type Map as LeafletMap } from 'leaflet';

/** Returns the canvas with the whole sheet, which moves with the map. */
export function sheetPaper(
  map: LeafletMap,
  { width, height }: { width: number; height: number },
  className: string,
) {
  let paper: HTMLCanvasElement | null = null;
  const place = () => {
    if (!paper) return;
    const scale = 2 ** map.getZoom();
    paper.style.width = `${width * scale}px`;
    paper.style.height = `${height * scale}px`;
    DomUtil.setPosition(paper, map.latLngToLayerPoint([0, 0]));
  };
  /** Gives the memory of the canvas back at once. */
  const free = () => {
    if (paper) paper.width = 0;
  };
  return {
    place,
    free,
    isDrawn: () => paper !== null,
    put(picture: HTMLCanvasElement): void {
      picture.className = className;
      if (paper) paper.replaceWith(picture);
      else map.getPane('overlayPane')?.append(picture);
      free();
      paper = picture;
      place();
    },
  };
}
