import {
  DirectionalLight,
  HemisphereLight,
  type Material,
  Mesh,
  MeshStandardMaterial,
  type Object3D,
  PMREMGenerator,
  type Scene,
  type WebGLRenderer,
} from 'three';
import { RoomEnvironment } from 'three/examples/jsm/environments/RoomEnvironment.js';

/** Strength of the light of the room, beside the sun and the sky. */
const ROOM = 0.6;

/** Adds the sun and the sky. */
export function addLight(scene: Scene): void {
  scene.add(new HemisphereLight(0xffffff, 0x8d96a5, 2.1));
  const sun = new DirectionalLight(0xffffff, 1.7);
  sun.position.set(3, 8, 5);
  scene.add(sun);
}

const isMetal = (material: Material) =>
  material instanceof MeshStandardMaterial && material.metalness > 0;

const hasMetal = (object: Object3D) =>
  object instanceof Mesh && [object.material].flat().some(isMetal);

/**
 * Puts a bright room around a scene with metal, which is black if it has nothing to mirror. The
 * picture of the room takes seconds without a graphics card, so other scenes have none.
 *
 * @returns A function that releases the picture of the room.
 */
export function reflectRoom(scene: Scene, renderer: WebGLRenderer): () => void {
  let isNeeded = false;
  scene.traverse((object) => {
    isNeeded ||= hasMetal(object);
  });
  if (!isNeeded) return () => {};
  const generator = new PMREMGenerator(renderer);
  const room = new RoomEnvironment();
  const picture = generator.fromScene(room, 0.04);
  room.dispose();
  generator.dispose();
  scene.environment = picture.texture;
  scene.environmentIntensity = ROOM;
  return () => picture.dispose();
}
