import { type GridLayer, ImageOverlay, LatLngBounds, Map as LeafletMap } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import type { PDFPageProxy, RenderTask } from 'pdfjs-dist';
import { openPdf } from '@/shared/pdf/openPdf';
import { type OpenViewer, ViewerError, viewerErrorOf } from '@/shared/viewer/viewer';
import type { Area, SheetViewer, ShownSheet } from '../../sheetTypes';
import classes from '../Sheet.module.css';
import { pageBelow, pageOf } from './pageBelow';
import {
  AFTER,
  BEFORE,
  drawPart,
  failureOf,
  isCancelled,
  type Layer,
  type Part,
  pictureOf,
  wholeOf,
} from './sheetDrawing';
import { fitInto, isSharpOn, OPTIONS } from './sheetMap';
import { sheetPaper } from './sheetPaper';
import { sheetPlaces } from './sheetPlaces';
import { sheetTiles } from './sheetTiles';

/** How near `goTo` gets: a point of the page is a pixel of the screen and a half. */
const NEAR_ZOOM = 0.6;

/** Marks whether the sheet has a pixel for each of the screen. */
function markSharp(element: HTMLElement, isSharp: boolean): void {
  if (isSharp) element.dataset.sharp = 'true';
  else delete element.dataset.sharp;
}

const screenshotPixels = (map: LeafletMap): number =>
  Math.min(4000, Math.round(map.getSize().x * Math.max(1, devicePixelRatio)));

/** Returns the page under a sheet, and the sheet: the earlier one is red and the later one blue. */
const layersOf = (
  page: PDFPageProxy,
  below: PDFPageProxy,
  isEarlier: boolean,
  onSheet: Layer['onSheet'],
): Layer[] => [
  { page: below, color: isEarlier ? BEFORE : AFTER, onSheet },
  { page, color: isEarlier ? AFTER : BEFORE, onSheet: null },
];

/**
 * Shows a sheet: the host's picture of it at once, then the whole sheet drawn from the PDF, and nearer than that the part
 * in view as tiles. A worker draws, so moving stays smooth.
 */
export const openSheet =
  (sheet: ShownSheet): OpenViewer<SheetViewer> =>
  async (element, { signal, onReady, onError }) => {
    const { widthPoints: width, heightPoints: height } = sheet;
    const bounds = new LatLngBounds([-height, 0], [0, width]);
    const map = new LeafletMap(element, OPTIONS);
    map.createPane('tiles').classList.add(classes.tiles ?? '');
    element.classList.add(classes.sheet ?? '');
    const preview = new ImageOverlay(sheet.previewUrl, bounds, { className: classes.paper ?? '' });
    const fail = (error: unknown) => {
      if (!isOver && !isCancelled(error)) onError(viewerErrorOf(error, true));
    };
    const open = (url: string) =>
      openPdf({ url: () => url }, { whole: false, onLost: () => fail(new ViewerError('network')) });
    const opened = open(sheet.fileUrl);
    const below = pageBelow(open);
    /** The sheet without another one below it. */
    const alone: Layer[] = [];
    let layers = alone;
    let tasks: RenderTask[] = [];
    let whole: Part | null = null;
    const paper = sheetPaper(map, { width, height }, classes.paper ?? '');
    let tiles: GridLayer | null = null;
    let isOver = false;
    /** Whether the user has not moved since the whole sheet was shown. */
    let isWhole = true;

    const showAll = () => {
      fitInto(map, bounds);
      isWhole = true;
    };
    const tellSharp = () => {
      const isDrawn = tiles !== null && tiles.isLoading() !== true;
      const isSharp = paper.isDrawn()
        ? isDrawn
        : layers === alone && isSharpOn(map, preview, width);
      markSharp(element, isSharp);
    };
    const stop = () => {
      for (const task of tasks) task.cancel();
      tasks = [];
      tiles?.remove();
      tiles = null;
    };

    /** Draws the whole sheet, and from then on the part in view. */
    const draw = async () => {
      stop();
      const shown = layers;
      const ratio = Math.max(1, devicePixelRatio);
      const fit = map.getBoundsZoom(bounds);
      const next = wholeOf({ width, height }, 2 ** fit * ratio);
      const picture = await drawPart(shown, next, next, (task) => tasks.push(task));
      if (isOver || shown !== layers) return;
      paper.put(picture);
      whole = next;
      preview.remove();
      tiles = sheetTiles(map, {
        bounds,
        pane: 'tiles',
        minZoom: Math.min(Math.round(fit) + 1, Math.round(Math.log2(next.scale / ratio))),
        layers: () => layers,
        whole: () => next,
        onError: fail,
      });
      tiles.on('loading load', tellSharp);
      tiles.addTo(map);
      tellSharp();
    };

    preview.once('load', onReady);
    preview.addTo(map);
    showAll();
    map.on('zoom viewreset', paper.place);
    map.on('moveend', tellSharp);
    // Leaflet sees a new size of the window only, not that of a panel beside it.
    const sizes = new ResizeObserver(() => {
      if (isWhole) showAll();
      else map.invalidateSize(false);
    });
    map.on('zoomstart dragstart', () => {
      isWhole = false;
    });
    sizes.observe(element);

    const dispose = () => {
      if (isOver) return;
      isOver = true;
      stop();
      opened.close();
      below.close();
      sizes.disconnect();
      map.remove();
      paper.free();
      element.classList.remove(classes.sheet ?? '');
      delete element.dataset.sharp;
    };
    signal.addEventListener('abort', dispose);
    const page = await pageOf(opened, sheet.filePage).catch((error: unknown) => {
      throw failureOf(error);
    });
    alone.push({ page, color: null, onSheet: null });
    void draw().catch(fail);
    preview.on('load', tellSharp);
    tellSharp();
    onReady();

    const places = sheetPlaces(map, bounds, { width, height });
    const { placeOf, pointOf, listen, view } = places;
    const picture = (area: Area, pixels: number) =>
      pictureOf(layers, area, { width, height, pixels }, whole);
    return {
      element,
      dispose,
      project: places.project,
      onChange: (listener) => {
        map.on('move zoom resize', listener);
        return () => map.off('move zoom resize', listener);
      },
      goTo: (place) =>
        map.setView(pointOf(place), Math.max(map.getZoom(), NEAR_ZOOM), { animate: false }),
      showAll,
      zoomBy: (steps) => map.setZoom(map.getZoom() + steps),
      middle: () => placeOf(map.getCenter()),
      view,
      onClick: listen('click'),
      onPress: listen('dblclick', 'contextmenu'),
      compare: async (other, onSheet = null) => {
        delete element.dataset.sharp;
        if (!other) {
          below.close();
          layers = alone;
        } else {
          const found = await below.open(other);
          if (!found) return;
          // It lies elsewhere now.
          found.recordedBBoxes = null;
          layers = layersOf(page, found, other.isEarlier, onSheet);
        }
        await draw().catch((error: unknown) => {
          if (!isCancelled(error)) throw error;
        });
      },
      picture,
      screenshot: () => picture(view(), screenshotPixels(map)),
    };
  };
