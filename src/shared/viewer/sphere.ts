import type { events, Viewer } from '@photo-sphere-viewer/core';

/**
 * Yaw to the right of the center of the panorama (-180 to 180) and pitch above the horizon, in
 * degrees.
 */
export interface Direction {
  yaw: number;
  pitch: number;
}

/** What overlays and pickers need to know about a panorama. */
export interface Sphere {
  /** The element that the panorama fills. */
  element: HTMLElement;
  /** The direction at the center of the view. */
  middle: () => Direction;
  /** Turns the view there. The zoom (0 to 100) does not change if it is absent. */
  lookAt: (look: Partial<Direction> & { zoom?: number | undefined }) => void;
  /**
   * Returns the position of a direction in the element, in CSS pixels. Null if it is out of view.
   */
  project: (yaw: number, pitch: number) => { x: number; y: number } | null;
  /**
   * Calls the listener after each change of the view.
   *
   * @returns A function that unsubscribes.
   */
  onChange: (listener: () => void) => () => void;
  /**
   * Calls the listener on each click that is not a drag.
   *
   * @returns A function that unsubscribes.
   */
  onClick: (listener: (direction: Direction) => void) => () => void;
}

const RADIANS = Math.PI / 180;

export const radians = ({ yaw = 0, pitch = 0 }: Partial<Direction>): Direction => ({
  yaw: yaw * RADIANS,
  pitch: pitch * RADIANS,
});

/** Normalizes a yaw to -180 to 180 degrees, rounded to 0.1 degrees (about 5 cm at 30 m). */
export const turned = (yaw: number): number =>
  Math.round(((((yaw + 180) % 360) + 360) % 360) * 10 - 1800) / 10;

const degrees = ({ yaw, pitch }: Direction): Direction => ({
  yaw: turned(yaw / RADIANS),
  pitch: Math.round((pitch / RADIANS) * 10) / 10,
});

/** Wraps the panorama of a Photo Sphere Viewer. Angles are in degrees. */
export const sphereOf = (viewer: Viewer): Sphere => ({
  element: viewer.container,
  middle: () => degrees(viewer.getPosition()),
  lookAt({ zoom = viewer.getZoomLevel(), ...direction }) {
    void viewer.animate({ ...radians(direction), zoom, speed: '12rpm' });
  },
  project(yaw, pitch) {
    const angles = radians({ yaw, pitch });
    const { dataHelper } = viewer;
    return dataHelper.isPointVisible(angles)
      ? dataHelper.sphericalCoordsToViewerCoords(angles)
      : null;
  },
  onChange(listener) {
    const names = ['render', 'size-updated'] as const;
    for (const name of names) viewer.addEventListener(name, listener);
    return () => {
      for (const name of names) viewer.removeEventListener(name, listener);
    };
  },
  onClick(listener) {
    const hear = ({ data }: events.ClickEvent) => {
      if (!data.rightclick) listener(degrees(data));
    };
    viewer.addEventListener('click', hear);
    return () => viewer.removeEventListener('click', hear);
  },
});
