import { PotreeRenderer } from 'potree-core';
import { Color, Matrix4, Scene, type Vector3, type WebGLRenderer } from 'three';
import { clampBudget, type Quality } from './budget';
import type { Cameras } from './cameras';
import type { OpenCloud } from './openCloud';
import { Pace } from './pace';

const BACKGROUND = 0x161b22;
/** The library takes in two nodes at a time, which is meant for 60 times a second. */
const INTAKES = 4;

interface Options {
  opened: OpenCloud;
  renderer: WebGLRenderer;
  cameras: Cameras;
  /** What the camera looks at. */
  target: Vector3;
  /** How many points suit the device. */
  suited: number;
}

/** What a frame has shown. */
export interface Drawn {
  points: number;
  nodes: number;
  /** Whether that is all that is wanted of this view. */
  settled: boolean;
  /** Whether the next frame is wanted soon. */
  again: boolean;
}

/** Draws a cloud: which of its points, and how many of them in how short a time. */
export function createDrawing({ opened, renderer, cameras, target, suited }: Options) {
  const { potree, octree } = opened;
  const scene = new Scene();
  scene.background = new Color(BACKGROUND);
  scene.add(octree);
  const shading = new PotreeRenderer();
  const pace = new Pace(suited);
  const seenFrom = new Matrix4();
  let full = 0;
  // What has come is kept while fewer points are drawn: how much is kept goes by the points at rest.
  Object.defineProperty(potree.lru, 'pointBudget', { get: () => full, set: () => undefined });

  const camera = () => cameras.current(target);

  /** Chooses the points, takes in what has come and asks for what is missing. */
  function choose() {
    let seen = potree.updatePointClouds([octree], camera(), renderer);
    for (let times = 1; times < INTAKES && seen.exceededMaxLoadsToGPU; times++) {
      seen = potree.updatePointClouds([octree], camera(), renderer);
    }
    return seen;
  }

  return {
    /** Something changes the picture again and again, as a dragged slider does. */
    stir: () => pace.stir(performance.now()),
    /** Takes in what has come, without drawing it: on a slow device a frame is long to wait for. */
    takeIn: () => void choose(),
    setQuality({ budget, edl }: Quality): void {
      full = clampBudget(budget);
      potree.pointBudget = full;
      shading.setEDL({ enabled: edl, pointCloudLayer: 1, strength: 0.4, radius: 1.4 });
    },
    /** @param held whether a key moves the view */
    draw(now: number, held: boolean): Drawn {
      const from = camera();
      if (held || !seenFrom.equals(from.matrixWorld)) pace.stir(now);
      seenFrom.copy(from.matrixWorld);
      const root = octree.pcoGeometry.root?.numPoints ?? 0;
      potree.pointBudget = pace.pointsFor(now, full, root);
      const seen = choose();
      shading.render({ renderer, scene, camera: from, pointClouds: [octree] });
      const moving = pace.isMoving(now);
      const { exceededMaxLoadsToGPU: behind, numVisiblePoints: points, visibleNodes } = seen;
      const complete = octree.pcoGeometry.root?.loaded && seen.nodeLoadPromises.length === 0;
      return {
        points,
        nodes: visibleNodes.length,
        settled: Boolean(complete) && !behind && !moving,
        again: moving || behind,
      };
    },
    dispose(): void {
      scene.remove(octree);
      shading.dispose();
    },
  };
}
