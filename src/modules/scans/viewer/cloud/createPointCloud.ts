import { type Viewer, ViewerError, type ViewerEvents } from '@/shared/viewer/viewer';
import type { Vector } from '../measure';
import { type Quality, qualityFor, thisDevice } from './budget';
import { FIELD_OF_VIEW } from './cameras';
import type { CloudInfo } from './cloudInfo';
import { changedSettings, firstSettings, type Settings } from './cloudSettings';
import type { CloudSource } from './cloudSource';
import { cloudSpace } from './cloudSpace';
import { createDrawing } from './drawing';
import { stretched } from './intensity';
import { applyLook, newMaterial } from './look';
import { CameraControls } from './navigation';
import { isOutOfMemory, openOnStage } from './openOnStage';
import { SeenClasses } from './seenClasses';
import { subscribe } from './subscribe';
import type { CloudViewState } from './viewState';
import { type ViewName, viewOf } from './views';

export interface PointCloud extends Viewer {
  readonly info: CloudInfo;
  readonly canvas: HTMLCanvasElement;
  /** The codes of the classes in the points loaded so far. */
  readonly classes: ReadonlySet<number>;
  /** The state without the camera. Each change creates a new object. */
  readonly settings: Settings;
  readonly quality: Quality;
  getState: () => CloudViewState;
  setState: (change: Partial<CloudViewState>) => void;
  setQuality: (change: Partial<Quality>) => void;
  show: (view: ViewName) => void;
  /** Projects a point into the element, in CSS pixels. Null if it is behind the camera. */
  project: (point: Vector) => { x: number; y: number } | null;
  /** Meters per CSS pixel. Null in perspective, where the scale depends on the depth. */
  scale: () => number | null;
  /** Finds the visible point at a position in the element. Null if there is none. */
  pick: (x: number, y: number) => Vector | null;
  /** Calls the listener after each change of settings or quality. Returns a function that unsubscribes. */
  onSettings: (listener: () => void) => () => void;
  /** Calls the listener after each frame. Returns a function that unsubscribes. */
  onFrame: (listener: () => void) => () => void;
}

export interface PointCloudOptions extends ViewerEvents {
  source: CloudSource;
  initial?: Partial<CloudViewState> | undefined;
  quality?: Partial<Quality> | undefined;
  /** Draws overlays into a screenshot. */
  decorate?: (context: CanvasRenderingContext2D, viewer: PointCloud) => void;
}

/**
 * Shows a point cloud in an element.
 *
 * @throws ViewerError, or AbortError if the signal aborts.
 */
export async function createPointCloud(
  element: HTMLElement,
  options: PointCloudOptions,
): Promise<PointCloud> {
  const { initial, onError, onProgress, onReady } = options;
  let loadedBytes = 0;
  let parts = 0;
  let ready = false;
  const frames = new Set<() => void>();
  const changes = new Set<() => void>();
  const classes = new SeenClasses();
  const fail = (error: ViewerError) => onError(new ViewerError(error.kind, error, ready));

  const { stage, cameras, opened, late } = await openOnStage(element, options, {
    onBytes: (bytes) => {
      loadedBytes += bytes;
      tell(true);
    },
    onError: fail,
  });
  const { renderer, canvas, request } = stage;
  const { octree, info, close } = opened;
  const { bounds, origin } = info;

  const suited = qualityFor(thisDevice(renderer.getContext()));
  let quality: Quality = { ...suited, ...options.quality };
  let settings = firstSettings(info, initial);
  let { intensity } = info;
  const material = newMaterial();
  octree.material.dispose();
  octree.material = material;
  const extent = Math.hypot(...bounds.max.map((value, i) => value - Number(bounds.min[i])));
  cameras.fit(extent);
  const controls = new CameraControls(cameras.moved, canvas, extent, request);
  const { target } = controls;
  const drawing = createDrawing({ opened, renderer, cameras, target, suited: suited.budget });
  late.takeIn = drawing.takeIn;

  const camera = () => cameras.current(target);
  const { local, world, project, pick } = cloudSpace({ element, camera, renderer, octree, origin });
  const place = (where: CloudViewState['camera']) =>
    controls.set(local(where.position).toArray(), local(where.target).toArray());

  function tell(busy: boolean): void {
    const neededParts = ready ? octree.visibleGeometry.length : null;
    onProgress({ loadedBytes, totalBytes: null, parts, neededParts, busy });
  }

  function apply(): void {
    applyLook(material, settings, { ...info, intensity });
    controls.navigation = settings.navigation;
    cameras.projection = settings.projection;
    drawing.setQuality(quality);
    request();
    for (const listener of changes) listener();
  }

  late.draw = (now) => {
    const { points, nodes, settled, again } = drawing.draw(now, controls.update(now));
    if (nodes !== parts && isOutOfMemory(renderer.getContext())) {
      onError(new ViewerError('outOfMemory', 'GL', true));
    }
    parts = nodes;
    classes.look(octree.visibleNodes);
    Object.assign(element.dataset, { nodes, points, settled });
    // The camera may look past the cloud. Then there is nothing to wait for.
    const { root } = octree.pcoGeometry;
    if (!ready && root?.loaded) {
      ready = true;
      // The root has points of the whole cloud.
      const sample = root.geometry?.getAttribute('intensity');
      if (sample) {
        intensity = stretched(sample.array, info.intensity);
        apply();
      }
      onReady();
    }
    tell(!settled);
    for (const listener of frames) listener();
    return again;
  };

  const viewer: PointCloud = {
    info,
    canvas,
    classes: classes.codes,
    get settings() {
      return settings;
    },
    get quality() {
      return quality;
    },
    getState: () => ({
      ...settings,
      camera: { position: world(cameras.moved.position), target: world(target) },
    }),
    setState(change) {
      settings = changedSettings(settings, change);
      if (change.clip) drawing.noteChange();
      apply();
      if (change.camera) place(change.camera);
    },
    setQuality(change) {
      quality = { ...quality, ...change };
      apply();
    },
    show(view) {
      const projection = view === 'top' ? 'parallel' : 'perspective';
      const from = viewOf(view, settings.clip ?? bounds, FIELD_OF_VIEW, cameras.moved.aspect);
      viewer.setState({ projection, camera: from });
    },
    scale: () =>
      settings.projection === 'parallel'
        ? (2 * cameras.halfHeight(target)) / element.clientHeight
        : null,
    project,
    pick(x, y) {
      const point = pick(x, y);
      // Picking draws to the canvas, so draw the scene again.
      request();
      return point;
    },
    onSettings: (listener) => subscribe(changes, listener),
    onFrame: (listener) => subscribe(frames, listener),
    screenshot: () => stage.screenshot((context) => options.decorate?.(context, viewer)),
    dispose() {
      frames.clear();
      changes.clear();
      controls.dispose();
      drawing.dispose();
      close();
      material.dispose();
      stage.dispose();
    },
  };

  apply();
  if (initial?.camera) place(initial.camera);
  else viewer.show('home');
  return viewer;
}
