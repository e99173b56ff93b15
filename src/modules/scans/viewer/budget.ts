/** What of a device says how much it can draw. */
export interface Device {
  /** GiB, of navigator.deviceMemory; not all browsers tell. */
  memory: number | undefined;
  /** A phone or a tablet. */
  coarsePointer: boolean;
  /** Without a graphics card, on the processor. */
  software: boolean;
}

export interface Quality {
  /** Points on the screen, at most. */
  budget: number;
  /** Shading that makes edges stand out; it draws everything a second time. */
  edl: boolean;
}

export const BUDGETS = { least: 20_000, most: 10_000_000 };

export const clampBudget = (budget: number): number =>
  Math.min(Math.max(Math.round(budget), BUDGETS.least), BUDGETS.most);

/** How many points to begin with, and whether with shading; both can be changed. */
export function qualityFor({ memory = 4, coarsePointer, software }: Device): Quality {
  if (software) return { budget: 100_000, edl: false };
  if (coarsePointer) return { budget: memory < 4 ? 300_000 : 600_000, edl: false };
  if (memory < 4) return { budget: 500_000, edl: true };
  return { budget: memory >= 8 ? 2_000_000 : 1_000_000, edl: true };
}

/** The device that this runs on. */
export function thisDevice(gl: WebGL2RenderingContext | WebGLRenderingContext): Device {
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  return {
    memory: (navigator as { deviceMemory?: number }).deviceMemory,
    coarsePointer: matchMedia('(pointer: coarse)').matches,
    software: /swiftshader|llvmpipe|software|basic render/i.test(name),
  };
}
