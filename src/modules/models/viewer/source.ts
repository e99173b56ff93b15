import {
  type Box3,
  type Object3D,
  type PerspectiveCamera,
  type Plane,
  Vector2,
  type Vector3,
} from 'three';

/** A part of a model that can be picked, hidden and asked for its properties. */
export interface ModelElement {
  /** GlobalId of IFC where there is one: the same in every version of the model. */
  id: string;
  name: string;
  /** Class of IFC in capitals, such as IFCWALL; else what the file says. */
  type: string;
  storey: string;
}

export interface PropertyGroup {
  name: string;
  rows: readonly (readonly [name: string, value: string])[];
}

/** Where a ray meets a model; in metres, y up, as three.js has it. */
export interface Hit {
  element: string;
  point: Vector3;
  /** Corners nearby, which a measurement may take in place of the point. */
  corners: readonly Vector3[];
}

export interface Ray {
  camera: PerspectiveCamera;
  canvas: HTMLCanvasElement;
  /** In CSS pixels of the page. */
  client: Vector2;
}

/** A model of any format, as the viewer needs it. */
export interface ModelSource {
  readonly object: Object3D;
  readonly box: Box3;
  readonly elements: readonly ModelElement[];
  properties: (element: string) => Promise<PropertyGroup[]>;
  /** The first element that is not cut away. */
  hit: (ray: Ray) => Promise<Hit | null>;
  setHidden: (hidden: ReadonlySet<string>) => Promise<void>;
  setSelected: (element: string | null) => Promise<void>;
  boxOf: (elements: readonly string[]) => Promise<Box3>;
  /** Triangles, three points each, that close the solids that are shown where a plane cuts them. */
  capsAt: (plane: Plane) => Promise<readonly Vector3[]>;
  setPlanes: (planes: readonly Plane[]) => Promise<void>;
  /** To be called before each frame. @returns whether parts are still on their way */
  update: () => boolean;
  dispose: () => void;
}

/** What a source wants of the viewer. */
export interface SourceOptions {
  camera: PerspectiveCamera;
  /** Something came, or went: draw again. */
  onChange: () => void;
}

/** A place of the page as three.js has it: from -1 to 1 across the picture, upwards. */
export function shareOf(canvas: HTMLCanvasElement, client: Vector2): Vector2 {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  return new Vector2(((client.x - left) / width) * 2 - 1, 1 - ((client.y - top) / height) * 2);
}

export const isCutAway = (point: Vector3, planes: readonly Plane[]): boolean =>
  planes.some((plane) => plane.distanceToPoint(point) < -1e-4);

/** Colour of what is selected; the same as the portal's accent. */
export const SELECTED = 0x2f6fed;
