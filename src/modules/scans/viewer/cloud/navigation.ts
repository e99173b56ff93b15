import { type PerspectiveCamera, Spherical, Vector3 } from 'three';
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';
import type { Navigation } from './viewState';

/** Movement per second while a key is held. */
const TURN = 1.2;
const moves: Readonly<Record<string, readonly [right: number, forward: number, up: number]>> = {
  w: [0, 1, 0],
  s: [0, -1, 0],
  a: [-1, 0, 0],
  d: [1, 0, 0],
  q: [0, 0, -1],
  e: [0, 0, 1],
};
const turns: Readonly<Record<string, readonly [left: number, up: number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const zooms: Readonly<Record<string, number>> = { '+': -1, '=': -1, '-': 1 };
const LOOK = 0.0025;

/** A letter is the same key with and without Shift. */
const nameOf = ({ key }: KeyboardEvent) => (key.length === 1 ? key.toLowerCase() : key);

/** Moves the camera by pointer and by held keys: around a target, or freely through space. */
export class CameraControls {
  readonly target: Vector3;
  private readonly camera: PerspectiveCamera;
  private readonly canvas: HTMLCanvasElement;
  private readonly size: number;
  private readonly changed: () => void;
  private readonly orbit: OrbitControls;
  private readonly held = new Set<string>();
  private mode: Navigation = 'orbit';
  private last = 0;
  private look: { x: number; y: number } | null = null;
  private readonly listeners = new AbortController();

  /**
   * @param size Size of the scene in meters.
   * @param changed Called when a new frame is needed.
   */
  constructor(
    camera: PerspectiveCamera,
    canvas: HTMLCanvasElement,
    size: number,
    changed: () => void,
  ) {
    this.camera = camera;
    this.canvas = canvas;
    this.size = size;
    this.changed = changed;
    this.orbit = new OrbitControls(camera, canvas);
    this.orbit.zoomToCursor = true;
    this.orbit.maxDistance = size * 6;
    this.orbit.minDistance = 0.05;
    this.orbit.addEventListener('change', changed);
    this.target = this.orbit.target;
    const { signal } = this.listeners;
    canvas.addEventListener('keydown', this.onKeyDown, { signal });
    canvas.addEventListener('keyup', (event) => this.held.delete(nameOf(event)), { signal });
    canvas.addEventListener('blur', () => this.held.clear(), { signal });
    canvas.addEventListener('pointerdown', this.onPointerDown, { signal });
    canvas.addEventListener('pointermove', this.onPointerMove, { signal });
    canvas.addEventListener('pointerup', () => (this.look = null), { signal });
    canvas.addEventListener('wheel', this.onWheel, { signal, passive: false });
  }

  get navigation(): Navigation {
    return this.mode;
  }

  set navigation(mode: Navigation) {
    this.mode = mode;
    this.orbit.enabled = mode === 'orbit';
    this.changed();
  }

  set(position: readonly number[], target: readonly number[]): void {
    this.camera.position.fromArray(position as number[]);
    this.target.fromArray(target as number[]);
    this.orbit.update();
    this.changed();
  }

  /**
   * Applies the held keys.
   *
   * @returns Whether the view moves.
   */
  update(now: number): boolean {
    const seconds = Math.min((now - this.last) / 1000, 0.1);
    this.last = now;
    if (this.held.size === 0) return false;
    for (const key of this.held) this.step(key, seconds);
    if (this.mode === 'orbit') this.orbit.update();
    return true;
  }

  dispose(): void {
    this.listeners.abort();
    this.orbit.dispose();
  }

  private step(key: string, seconds: number): void {
    const turn = turns[key];
    if (turn) this.turn(turn[0] * TURN * seconds, turn[1] * TURN * seconds);
    const move = moves[key];
    if (move) this.move(move, seconds * this.speed());
    const zoom = zooms[key];
    if (zoom && this.mode === 'orbit') this.dolly(1 + zoom * seconds);
    if (zoom && this.mode === 'fly') this.move([0, -zoom, 0], seconds * this.speed());
  }

  /** Meters per second: walking speed indoors, faster on a large site. */
  private speed(): number {
    return Math.max(1.5, this.size / 12);
  }

  private turn(left: number, up: number): void {
    const { camera, target } = this;
    const arm = new Spherical();
    const around = this.mode === 'orbit';
    const offset = around
      ? camera.position.clone().sub(target)
      : target.clone().sub(camera.position);
    // Spherical measures from the y axis, but here z is up.
    arm.setFromCartesianCoords(offset.y, offset.z, offset.x);
    arm.theta += around ? -left : left;
    arm.phi = Math.min(Math.max(arm.phi - up, 0.02), Math.PI - 0.02);
    const turned = new Vector3().setFromSpherical(arm);
    offset.set(turned.z, turned.x, turned.y);
    if (around) camera.position.copy(target).add(offset);
    else target.copy(camera.position).add(offset);
    camera.lookAt(target);
  }

  private move([right, forward, up]: readonly [number, number, number], meters: number): void {
    const ahead = this.target.clone().sub(this.camera.position).normalize();
    const aside = new Vector3().crossVectors(ahead, this.camera.up).normalize();
    const shift = ahead
      .multiplyScalar(forward)
      .addScaledVector(aside, right)
      .addScaledVector(this.camera.up, up)
      .multiplyScalar(meters);
    this.camera.position.add(shift);
    this.target.add(shift);
  }

  private dolly(factor: number): void {
    const arm = this.camera.position.clone().sub(this.target).multiplyScalar(factor);
    this.camera.position.copy(this.target).add(arm);
  }

  private readonly onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = nameOf(event);
    if (!(key in turns || key in zooms || key in moves)) return;
    event.preventDefault();
    event.stopPropagation();
    if (this.held.size === 0) this.last = performance.now();
    this.held.add(key);
    this.changed();
  };

  private readonly onPointerDown = (event: PointerEvent): void => {
    this.canvas.focus({ preventScroll: true });
    if (this.mode !== 'fly') return;
    this.canvas.setPointerCapture(event.pointerId);
    this.look = { x: event.clientX, y: event.clientY };
  };

  private readonly onPointerMove = (event: PointerEvent): void => {
    if (!this.look) return;
    const { x, y } = this.look;
    this.look = { x: event.clientX, y: event.clientY };
    this.turn((event.clientX - x) * LOOK, (event.clientY - y) * LOOK);
    this.changed();
  };

  private readonly onWheel = (event: WheelEvent): void => {
    if (this.mode !== 'fly') return;
    event.preventDefault();
    this.move([0, -Math.sign(event.deltaY), 0], this.speed() / 4);
    this.changed();
  };
}
