import {
  DomUtil,
  type GridLayer,
  ImageOverlay,
  type LatLng,
  LatLngBounds,
  Map as LeafletMap,
} from 'leaflet';
import 'leaflet/dist/leaflet.css';
import type { PDFPageProxy, RenderTask } from 'pdfjs-dist';
import { openPdf } from '@/shared/pdf/openPdf';
import { type OpenViewer, ViewerError, viewerErrorOf } from '@/shared/viewer/viewer';
import type { Area, Place, SheetViewer, ShownSheet } from '../sheetTypes';
import classes from './Sheet.module.css';
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
import { isSharpOn, OPTIONS } from './sheetMap';
import { sheetTiles } from './sheetTiles';

/** How near `goTo` gets: a point of the page is a pixel of the screen and a half. */
const NEAR_ZOOM = 0.6;
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
    const files = [open(sheet.fileUrl)];
    /** The sheet without another one below it. */
    const alone: Layer[] = [];
    let layers = alone;
    let tasks: RenderTask[] = [];
    let whole: Part | null = null;
    let paper: HTMLCanvasElement | null = null;
    let tiles: GridLayer | null = null;
    let isOver = false;
    /** Whether the user has not moved since the whole sheet was shown. */
    let isWhole = true;

    const showAll = () => {
      map.invalidateSize(false);
      map.setMinZoom(OPTIONS.minZoom ?? 0);
      map.fitBounds(bounds, { animate: false, padding: [16, 16] });
      map.setMinZoom(map.getZoom() - 0.5);
      map.setMaxBounds(bounds.pad(0.5));
      isWhole = true;
    };
    const place = () => {
      if (!paper) return;
      const scale = 2 ** map.getZoom();
      paper.style.width = `${width * scale}px`;
      paper.style.height = `${height * scale}px`;
      DomUtil.setPosition(paper, map.latLngToLayerPoint([0, 0]));
    };
    const tellSharp = () => {
      const isDrawn = tiles !== null && tiles.isLoading() !== true;
      const isSharp = paper ? isDrawn : layers === alone && isSharpOn(map, preview, width);
      if (isSharp) element.dataset.sharp = 'true';
      else delete element.dataset.sharp;
    };
    const stop = () => {
      for (const task of tasks) task.cancel();
      tasks = [];
    };
    const dropTiles = () => {
      tiles?.remove();
      tiles = null;
    };

    /** Draws the whole sheet, and from then on the part in view. */
    const draw = async () => {
      stop();
      dropTiles();
      const shown = layers;
      const ratio = Math.max(1, devicePixelRatio);
      const fit = map.getBoundsZoom(bounds);
      const next = wholeOf({ width, height }, 2 ** fit * ratio);
      const picture = await drawPart(shown, next, next, (task) => tasks.push(task));
      if (isOver || shown !== layers) return;
      picture.className = classes.paper ?? '';
      if (paper) paper.replaceWith(picture);
      else map.getPane('overlayPane')?.append(picture);
      if (paper) paper.width = 0;
      paper = picture;
      whole = next;
      place();
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
    map.on('zoom viewreset', place);
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
      dropTiles();
      for (const { close } of files) close();
      sizes.disconnect();
      map.remove();
      if (paper) paper.width = 0;
      element.classList.remove(classes.sheet ?? '');
      delete element.dataset.sharp;
    };
    signal.addEventListener('abort', dispose);
    const pageOf = async (file: (typeof files)[number], number: number) =>
      (await file.document).getPage(number);
    const [own] = files;
    if (!own) throw new Error('No file was opened.');
    const page = await pageOf(own, sheet.filePage).catch((error: unknown) => {
      throw failureOf(error);
    });
    /** The page under the sheet. */
    let below: { url: string; number: number; page: Promise<PDFPageProxy> } | null = null;
    alone.push({ page, color: null, onSheet: null });
    void draw().catch(fail);
    preview.on('load', tellSharp);
    tellSharp();
    onReady();

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
    const picture = (area: Area, pixels: number) =>
      pictureOf(layers, area, { width, height, pixels }, whole);
    return {
      element,
      dispose,
      project: (at) => {
        const { x, y } = map.latLngToContainerPoint(pointOf(at));
        const size = map.getSize();
        return { x, y, visible: x >= 0 && y >= 0 && x <= size.x && y <= size.y };
      },
      onChange: (listener) => {
        map.on('move zoom resize', listener);
        return () => map.off('move zoom resize', listener);
      },
      goTo: (at) =>
        map.setView(pointOf(at), Math.max(map.getZoom(), NEAR_ZOOM), { animate: false }),
      showAll,
      zoomBy: (steps) => map.setZoom(map.getZoom() + steps),
      middle: () => placeOf(map.getCenter()),
      view,
      onClick: listen('click'),
      onPress: listen('dblclick', 'contextmenu'),
      compare: async (other, onSheet = null) => {
        delete element.dataset.sharp;
        if (below?.url !== other?.fileUrl || below?.number !== other?.filePage) {
          for (const { close } of files.splice(1)) close();
          below = null;
        }
        if (!other) {
          layers = alone;
        } else {
          if (!below) {
            const file = open(other.fileUrl);
            files.push(file);
            const opened = pageOf(file, other.filePage);
            below = { url: other.fileUrl, number: other.filePage, page: opened };
          }
          const mine = below;
          const found = await mine.page.catch((error: unknown) => {
            // The user has gone on to another comparison.
            if (isOver || below !== mine) return null;
            throw error;
          });
          if (isOver || below !== mine || !found) return;
          // It lies elsewhere now.
          found.recordedBBoxes = null;
          layers = [
            { page: found, color: other.isEarlier ? BEFORE : AFTER, onSheet },
            { page, color: other.isEarlier ? AFTER : BEFORE, onSheet: null },
          ];
        }
        await draw().catch((error: unknown) => {
          if (!isCancelled(error)) throw error;
        });
      },
      picture,
      screenshot: () => {
        const area = view();
        const { x } = map.getSize();
        return picture(area, Math.min(4000, Math.round(x * Math.max(1, devicePixelRatio))));
      },
    };
  };
