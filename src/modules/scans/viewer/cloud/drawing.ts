import { PotreeRenderer } from 'potree-core';
import { Color, Matrix4, Scene, type Vector3, type WebGLRenderer } from 'three';
import { clampBudget, type Quality } from './budget';
import type { Cameras } from './cameras';
import type { OpenCloud } from './openCloud';
import { Pace } from './pace';

const BACKGROUND = 0x161b22;
/**
 * Number of updates per frame. The library takes in two nodes per update, which suits 60 frames per
 * second.
 */
const INTAKES = 4;

interface Options {
  opened: OpenCloud;
  renderer: WebGLRenderer;
  cameras: Cameras;
  /** The point that the camera looks at. */
  target: Vector3;
  /** The point budget that suits the device. */
  suited: number;
}

/** The result of a frame. */
export interface Drawn {
  points: number;
  nodes: number;
  /** Whether the view is complete. */
  settled: boolean;
  /** Whether the next frame should follow soon. */
  again: boolean;
}

/** Draws a cloud: chooses the points, and limits their number so that frames stay fast. */
export function createDrawing({ opened, renderer, cameras, target, suited }: Options) {
  const { potree, octree } = opened;
  const scene = new Scene();
  scene.background = new Color(BACKGROUND);
  scene.add(octree);
  const shading = new PotreeRenderer();
  const pace = new Pace(suited);
  const seenFrom = new Matrix4();
  let full = 0;
  // While fewer points are drawn, the cache keeps the size of the budget at rest.
  Object.defineProperty(potree.lru, 'pointBudget', { get: () => full, set: () => undefined });

  const camera = () => cameras.current(target);

  /** Chooses the points, takes in loaded nodes and requests missing ones. */
  function choose() {
    let seen = potree.updatePointClouds([octree], camera(), renderer);
    for (let times = 1; times < INTAKES && seen.exceededMaxLoadsToGPU; times++) {
      seen = potree.updatePointClouds([octree], camera(), renderer);
    }
    return seen;
  }

  return {
    /** Announces repeated changes, such as from dragging a slider. */
    noteChange: () => pace.noteChange(performance.now()),
    /** Takes in loaded nodes without drawing, because frames on slow devices take long. */
    takeIn: () => void choose(),
    setQuality({ budget, edl }: Quality): void {
      full = clampBudget(budget);
      potree.pointBudget = full;
      shading.setEDL({ enabled: edl, pointCloudLayer: 1, strength: 0.4, radius: 1.4 });
    },
    /** @param held Whether a held key moves the view. */
    draw(now: number, held: boolean): Drawn {
      const from = camera();
      if (held || !seenFrom.equals(from.matrixWorld)) pace.noteChange(now);
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
