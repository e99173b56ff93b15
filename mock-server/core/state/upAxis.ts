import type { components } from '../../generated/contract.d.ts';
import type { TenantState } from './model.ts';

type Schemas = components['schemas'];
type Position = [number, number, number];

/** Turns the pins of a scan along with its points when another axis points up. */
export function turnPins({ pins }: TenantState, scanId: string, upAxis: Schemas['UpAxis']): void {
  // A quarter turn about x. Before one to z, the points were turned the other way.
  const turn = ([x, y, z]: Position): Position => (upAxis === 'y' ? [x, -z, y] : [x, z, -y]);
  for (const pin of Object.values(pins)) {
    const { anchor, target } = pin;
    if (target.type !== 'scan' || target.id !== scanId || anchor.kind !== 'point') continue;
    const camera = anchor.camera && {
      ...anchor.camera,
      position: turn(anchor.camera.position as Position),
      target: turn(anchor.camera.target as Position),
    };
    pins[pin.id] = {
      ...pin,
      anchor: {
        ...anchor,
        position: turn(anchor.position as Position),
        ...(camera && { camera }),
      },
    };
  }
}
