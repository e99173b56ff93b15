/** The properties of a device that determine how much it can draw. */
export interface Device {
  /** GiB from navigator.deviceMemory. Not all browsers provide it. */
  memory: number | undefined;
  /** Whether it is a phone or a tablet. */
  coarsePointer: boolean;
  /** Whether it renders on the CPU, without a GPU. */
  software: boolean;
}

export interface Quality {
  /** Maximum number of points on the screen. */
  budget: number;
  /** Eye-dome lighting, which emphasizes edges. It draws everything twice. */
  edl: boolean;
}

export const BUDGETS = { least: 20_000, most: 10_000_000 };

export const clampBudget = (budget: number): number =>
  Math.min(Math.max(Math.round(budget), BUDGETS.least), BUDGETS.most);

/** The initial point budget and shading for a device. Users can change both. */
export function qualityFor({ memory = 4, coarsePointer, software }: Device): Quality {
  if (software) return { budget: 100_000, edl: false };
  if (coarsePointer) return { budget: memory < 4 ? 300_000 : 600_000, edl: false };
  if (memory < 4) return { budget: 500_000, edl: true };
  return { budget: memory >= 8 ? 2_000_000 : 1_000_000, edl: true };
}

/** Returns the current device. */
export function thisDevice(gl: WebGL2RenderingContext | WebGLRenderingContext): Device {
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  return {
    memory: (navigator as { deviceMemory?: number }).deviceMemory,
    coarsePointer: matchMedia('(pointer: coarse)').matches,
    software: /swiftshader|llvmpipe|software|basic render/i.test(name),
  };
}
