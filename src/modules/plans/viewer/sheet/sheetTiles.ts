import { type Coords, GridLayer, type LatLngBounds, type Map as LeafletMap } from 'leaflet';
import type { RenderTask } from 'pdfjs-dist';
import { drawPart, isCancelled, type Layer, type Part } from './sheetDrawing';

/** Side of a tile in pixels of the screen. */
const SIDE = 256;
/** A tile is enlarged up to the square root of two before those of the next zoom replace it. */
const ENLARGED = Math.SQRT2;
/** Pixels of a tile for each of the screen; more takes memory that a phone does not have. */
const MAX_RATIO = 3;
/** Pixels of all tiles in view. */
const MAX_PIXELS = 20_000_000;
/** Tiles that are drawn at the same time. */
const AT_ONCE = 2;

interface Tile {
  canvas: HTMLCanvasElement;
  coords: Coords;
  done: (error?: Error, tile?: HTMLElement) => void;
  tasks: RenderTask[];
  isOver: boolean;
}

interface Options {
  bounds: LatLngBounds;
  pane: string;
  /** Tiles are shown from this zoom on; below it the picture of the whole sheet is sharp. */
  minZoom: number;
  layers: () => readonly Layer[];
  whole: () => Part;
  onError: (error: unknown) => void;
}

/** The part of a sheet in view as tiles, drawn near the middle first and dropped when they are out of view. */
export function sheetTiles(map: LeafletMap, options: Options): GridLayer {
  const { bounds, pane, minZoom, layers, whole, onError } = options;
  const grid = new GridLayer({
    tileSize: SIDE,
    bounds,
    pane,
    minZoom,
    maxZoom: map.getMaxZoom(),
    keepBuffer: 1,
    updateWhenIdle: false,
    updateInterval: 120,
  });
  const tiles = new Map<HTMLElement, Tile>();
  let waiting: Tile[] = [];
  let active = 0;

  const ratio = () => {
    const { x, y } = map.getSize();
    const shown = (x + SIDE) * (y + SIDE);
    return Math.min(
      MAX_RATIO,
      Math.max(1, devicePixelRatio) * ENLARGED,
      Math.sqrt(MAX_PIXELS / Math.max(1, shown)),
    );
  };
  const partOf = ({ x, y, z }: Coords): Part => {
    const side = Math.round(SIDE * ratio());
    return {
      scale: (2 ** z * side) / SIDE,
      left: x * side,
      top: y * side,
      width: side,
      height: side,
    };
  };
  const distance = ({ coords: { x, y, z } }: Tile) => {
    const { x: atX, y: atY } = map.project(map.getCenter(), z).divideBy(SIDE);
    return Math.hypot(x + 0.5 - atX, y + 0.5 - atY);
  };

  const draw = async (tile: Tile) => {
    try {
      const part = partOf(tile.coords);
      const picture = await drawPart(layers(), part, whole(), (task) => {
        tile.tasks.push(task);
        if (tile.isOver) task.cancel();
      });
      if (!tile.isOver) {
        tile.canvas.width = part.width;
        tile.canvas.height = part.height;
        tile.canvas.getContext('2d')?.drawImage(picture, 0, 0);
        tile.done(undefined, tile.canvas);
      }
      picture.width = 0;
    } catch (error) {
      if (tile.isOver || isCancelled(error)) return;
      tile.done(error instanceof Error ? error : new Error(String(error)), tile.canvas);
      onError(error);
    }
  };
  const next = () => {
    while (active < AT_ONCE && waiting.length > 0) {
      waiting.sort((a, b) => distance(a) - distance(b));
      const tile = waiting.shift();
      if (!tile) return;
      active++;
      void draw(tile).finally(() => {
        active--;
        next();
      });
    }
  };
  const end = (tile: Tile) => {
    tile.isOver = true;
    waiting = waiting.filter((other) => other !== tile);
    for (const task of tile.tasks) task.cancel();
    // Safari keeps the memory of a canvas for some time otherwise.
    tile.canvas.width = 0;
  };

  // Leaflet calls it for each tile that comes into view.
  Object.assign(grid, {
    createTile: (coords: Coords, done: Tile['done']) => {
      const canvas = document.createElement('canvas');
      const tile: Tile = { canvas, coords, done, tasks: [], isOver: false };
      tiles.set(canvas, tile);
      waiting.push(tile);
      // Leaflet asks for all tiles of a view in one go, so the nearest one is known only after that.
      queueMicrotask(next);
      return canvas;
    },
  });
  grid.on('tileunload', ({ tile: canvas }) => {
    const tile = tiles.get(canvas);
    tiles.delete(canvas);
    if (tile) end(tile);
  });
  return grid;
}
