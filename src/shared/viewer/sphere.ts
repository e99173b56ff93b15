import type { events, Viewer } from '@photo-sphere-viewer/core';

/** Degrees to the right of the panorama's middle, -180 to 180, and above the horizon. */
export interface Direction {
  yaw: number;
  pitch: number;
}

/** What lies over a panorama, and what is picked in it, needs to know of it. */
export interface Sphere {
  /** Fills itself with the panorama. */
  element: HTMLElement;
  /** Where one looks. */
  middle: () => Direction;
  /** Turns there; the zoom (0 to 100) stays as it is where it is not told. */
  lookAt: (look: Partial<Direction> & { zoom?: number | undefined }) => void;
  /** Where a direction is in the element, in CSS pixels; null while it is out of view. */
  project: (yaw: number, pitch: number) => { x: number; y: number } | null;
  /** Tells of each change of what is seen. @returns the end of it */
  onChange: (listener: () => void) => () => void;
  /** Tells of each click that was no drag. @returns the end of it */
  onClick: (listener: (at: Direction) => void) => () => void;
}

const RADIANS = Math.PI / 180;

export const radians = ({ yaw = 0, pitch = 0 }: Partial<Direction>): Direction => ({
  yaw: yaw * RADIANS,
  pitch: pitch * RADIANS,
});

/** The same direction within half a turn to either side; a tenth of a degree is a finger's width 30 metres away. */
export const turned = (yaw: number): number =>
  Math.round(((((yaw + 180) % 360) + 360) % 360) * 10 - 1800) / 10;

const degrees = ({ yaw, pitch }: Direction): Direction => ({
  yaw: turned(yaw / RADIANS),
  pitch: Math.round((pitch / RADIANS) * 10) / 10,
});

/** The panorama of a viewer, in degrees. */
export const sphereOf = (viewer: Viewer): Sphere => ({
  element: viewer.container,
  middle: () => degrees(viewer.getPosition()),
  lookAt({ zoom = viewer.getZoomLevel(), ...direction }) {
    void viewer.animate({ ...radians(direction), zoom, speed: '12rpm' });
  },
  project(yaw, pitch) {
    const at = radians({ yaw, pitch });
    const { dataHelper } = viewer;
    return dataHelper.isPointVisible(at) ? dataHelper.sphericalCoordsToViewerCoords(at) : null;
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
