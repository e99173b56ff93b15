import { type Box3, Color, PerspectiveCamera, Scene, Vector3 } from 'three';
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';
import { createStage } from '@/shared/viewer/stage';
import type { Viewer, ViewerEvents } from '@/shared/viewer/viewer';
import { fittedCamera, lookFrom, type Side, seeWhole } from './camera';
import type { ElementColors } from './changeColors';
import { onClick } from './clicks';
import type { ModelElement, ModelSource, PropertyGroup, SourceOptions } from './format/source';
import { addLight, reflectRoom } from './light';
import { mainBoxOf } from './mainBox';
import {
  type CameraState,
  type Picked,
  type Point,
  type Projected,
  projection,
  toConstruction,
  toScene,
} from './projection';
import { type Caps, createCaps } from './sections/caps';
import { planesOf, type Sections } from './sections/sections';
import { releaseSharedTexture } from './sharedTexture';

export interface ModelViewer extends Viewer {
  readonly elements: readonly ModelElement[];
  readonly source: Pick<ModelSource, 'box'>;
  readonly canvas: HTMLCanvasElement;
  /** Whether this version of the model has the element. */
  has: (element: string) => boolean;
  properties: (element: string) => Promise<PropertyGroup[]>;
  setHidden: (hidden: ReadonlySet<string>) => void;
  setSelected: (element: string | null) => void;
  setColors: (colors: ElementColors) => void;
  setSections: (sections: Sections) => void;
  look: (side: Side) => void;
  /** Fits the view to the given elements, or to the whole model. */
  fit: (elements?: readonly string[]) => void;
  zoom: (factor: number) => void;
  getCamera: () => CameraState;
  setCamera: (camera: CameraState) => void;
  project: (point: Point) => Projected;
  /**
   * Calls the listener after each frame.
   *
   * @returns A function that unsubscribes.
   */
  onFrame: (listener: () => void) => () => void;
  /**
   * Calls the listener on each click that is not a drag, and on Enter with the center of the
   * picture.
   *
   * @returns A function that unsubscribes. Until then, earlier listeners receive no calls.
   */
  onPick: (listener: (picked: Picked | null) => void) => () => void;
}

const BACKGROUND = 0x161b22;

/**
 * Opens a model in its own element.
 *
 * @param load Loads the file and creates the model.
 */
export async function openModelViewer(
  element: HTMLElement,
  events: ViewerEvents,
  load: (options: SourceOptions) => Promise<ModelSource>,
): Promise<ModelViewer> {
  const camera = new PerspectiveCamera(45);
  const scene = new Scene();
  scene.background = new Color(BACKGROUND);
  addLight(scene);

  let source: ModelSource | null = null;
  let caps: Caps | null = null;
  let endReflection = () => {};
  const frames = new Set<() => void>();
  const stage = createStage(element, {
    antialias: true,
    draw() {
      const busy = (source?.update() ?? false) || (caps?.pending ?? false);
      stage.renderer.render(scene, camera);
      stage.canvas.dataset.busy = String(busy);
      for (const listener of frames) listener();
      // Loading data requests a frame when it arrives.
      return false;
    },
    onResize(width, height) {
      camera.aspect = width / height;
      camera.updateProjectionMatrix();
    },
    onError: events.onError,
  });
  const { canvas, renderer, request } = stage;
  const controls = new OrbitControls(camera, canvas);
  const dispose = () => {
    controls.dispose();
    caps?.dispose();
    releaseSharedTexture(scene, renderer);
    source?.dispose();
    endReflection();
    frames.clear();
    stage.dispose();
  };

  let main: Box3;
  try {
    source = await load({ camera, onChange: request });
    events.signal.throwIfAborted();
    main = await mainBoxOf(source);
    events.signal.throwIfAborted();
  } catch (error) {
    dispose();
    throw error;
  }
  const model = source;
  const known = new Set(model.elements.map(({ id }) => id));
  scene.add(model.object);
  endReflection = reflectRoom(scene, renderer);
  const cut = createCaps({ scene, capsAt: model.capsAt, onChange: request });
  caps = cut;
  controls.listenToKeyEvents(canvas);
  controls.addEventListener('change', request);
  const show = (placed: { position: Vector3; target: Vector3 }) => {
    camera.position.copy(placed.position);
    controls.target.copy(placed.target);
    controls.update();
    request();
  };
  const showAll = (box = main) => show(fittedCamera(camera, controls.target, box));
  seeWhole(camera, main);
  show(lookFrom('home', main, camera));

  const { project, pickedOf } = projection(camera, canvas);
  const listeners: ((picked: Picked | null) => void)[] = [];
  const endClicks = onClick(canvas, async (client) => {
    const ray = { camera, canvas, client };
    const hit = await model.hit(ray);
    if (!events.signal.aborted) listeners.at(-1)?.(hit && pickedOf(cut.before(hit, ray), client));
  });

  request();
  events.onReady();
  return {
    elements: model.elements,
    source: model,
    canvas,
    has: (id) => known.has(id),
    properties: model.properties,
    setHidden: (hidden) => void model.setHidden(hidden).then(cut.renew),
    setSelected: (id) => void model.setSelected(id),
    setColors: (colors) => void model.setColors(colors),
    setSections(sections) {
      const planes = planesOf(sections, model.box);
      renderer.clippingPlanes = planes;
      cut.setPlanes(planes);
      void model.setPlanes(planes);
    },
    look: (side) => show(lookFrom(side, main, camera)),
    fit(ids) {
      if (!ids) return showAll();
      void model
        .boxOf(ids)
        .then((box) => !events.signal.aborted && !box.isEmpty() && showAll(withContext(box)));
    },
    zoom(factor) {
      camera.position.sub(controls.target).multiplyScalar(factor).add(controls.target);
      controls.update();
      request();
    },
    getCamera: () => ({
      position: toConstruction(camera.position),
      target: toConstruction(controls.target),
    }),
    setCamera: ({ position, target }) =>
      show({ position: toScene(position), target: toScene(target) }),
    project,
    onFrame(listener) {
      frames.add(listener);
      return () => frames.delete(listener);
    },
    onPick(listener) {
      listeners.push(listener);
      return () => {
        listeners.splice(listeners.indexOf(listener), 1);
      };
    },
    screenshot: stage.screenshot,
    dispose() {
      endClicks();
      listeners.length = 0;
      dispose();
    },
  };
}

/**
 * Enlarges a box to show its surroundings, so that the location of an element such as a window is
 * clear.
 */
function withContext(box: Box3): Box3 {
  const { x, y, z } = box.getSize(new Vector3());
  return box.clone().expandByScalar(Math.min(2, Math.max(x, y, z)));
}
