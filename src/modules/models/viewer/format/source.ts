import {
  type Box3,
  type Object3D,
  type PerspectiveCamera,
  type Plane,
  Vector2,
  type Vector3,
} from 'three';

import type { ElementColors } from '../changeColors';

/** A part of a model that users can pick, hide and inspect. */
export interface ModelElement {
  /** The GlobalId of IFC if there is one, which is the same in every version of the model. */
  id: string;
  name: string;
  /** The IFC class in capitals, such as IFCWALL, or else the file's own type. */
  type: string;
  storey: string;
}

export interface PropertyGroup {
  name: string;
  rows: readonly (readonly [name: string, value: string])[];
}

/** Where a ray meets a model, in meters with y up, as in three.js. */
export interface Hit {
  element: string;
  point: Vector3;
  /** Nearby corners, which a measurement may snap to. */
  corners: readonly Vector3[];
}

export interface Ray {
  camera: PerspectiveCamera;
  canvas: HTMLCanvasElement;
  /** CSS pixels of the page. */
  client: Vector2;
}

/** A model of any format, as the viewer uses it. */
export interface ModelSource {
  readonly object: Object3D;
  readonly box: Box3;
  /** The box of each element. */
  boxes: () => Promise<readonly Box3[]>;
  readonly elements: readonly ModelElement[];
  properties: (element: string) => Promise<PropertyGroup[]>;
  /** Finds the first element that is not cut away. */
  hit: (ray: Ray) => Promise<Hit | null>;
  setHidden: (hidden: ReadonlySet<string>) => Promise<void>;
  setSelected: (element: string | null) => Promise<void>;
  /** Colors elements. The selection stays visible above it. */
  setColors: (colors: ElementColors) => Promise<void>;
  boxOf: (elements: readonly string[]) => Promise<Box3>;
  /** Computes the triangles, three points each, that close the visible solids at a plane. */
  capsAt: (plane: Plane) => Promise<readonly Vector3[]>;
  setPlanes: (planes: readonly Plane[]) => Promise<void>;
  /**
   * Call this before each frame.
   *
   * @returns Whether parts are still loading.
   */
  update: () => boolean;
  dispose: () => void;
}

/** What a source needs from the viewer. */
export interface SourceOptions {
  camera: PerspectiveCamera;
  /** Called when something appears or disappears, to draw a new frame. */
  onChange: () => void;
}

/** Converts a page position to three.js coordinates: -1 to 1 across the picture, upward. */
export function shareOf(canvas: HTMLCanvasElement, client: Vector2): Vector2 {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  return new Vector2(((client.x - left) / width) * 2 - 1, 1 - ((client.y - top) / height) * 2);
}

export const isCutAway = (point: Vector3, planes: readonly Plane[]): boolean =>
  planes.some((plane) => plane.distanceToPoint(point) < -1e-4);

/** The color of the selection, which is the portal's accent color. */
export const SELECTED = 0x2f6fed;
