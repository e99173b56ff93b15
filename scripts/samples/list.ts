import { spots, stages } from '../../mock-server/panoramas/spots.ts';
import { samples } from '../../mock-server/sample-data/catalog.ts';
import { generateSample } from '../../mock-server/sample-data/generate.ts';
import { renderThumbnail } from '../../mock-server/sample-data/thumbnail.ts';
import { drawPortrait, looks } from './people/draw.ts';
import { drawPhoto } from './photos/draw.ts';
import { shots } from './photos/shots.ts';
import { renderPanorama, renderPlan, renderView } from './tours/render.ts';

/** Files of mock-server/sample-pictures, without `.jpg`, and the functions that draw them. */
interface Drawing {
  names: readonly string[];
  draw(): readonly Buffer[];
}

/** In pixels. */
const PANORAMA_WIDTH = 4096;
const PLAN_WIDTH = 1600;

export const drawings: readonly Drawing[] = [
  ...samples.map(({ key }): Drawing => ({ names: [`scans/${key}`], draw: () => [drawScan(key)] })),
  ...shots.map(
    (shot): Drawing => ({
      names: [`photos/${shot.key}`, `photos/${shot.key}-small`],
      draw: () => drawPhoto(shot),
    }),
  ),
  ...looks.map(
    (look): Drawing => ({ names: [`people/${look.key}`], draw: () => [drawPortrait(look)] }),
  ),
  { names: ['tours/plan'], draw: () => [renderPlan(PLAN_WIDTH)] },
  ...stages.flatMap((stage) =>
    spots.map(
      (spot): Drawing => ({
        names: [`tours/${stage}-${spot.key}`, `tours/${stage}-${spot.key}-view`],
        draw: () => [renderPanorama(stage, spot, PANORAMA_WIDTH), renderView(stage, spot)],
      }),
    ),
  ),
];

function drawScan(key: string): Buffer {
  const made = generateSample(key);
  if (!made) throw new Error(`There is no sample scan "${key}".`);
  return renderThumbnail(made.cloud, made.view);
}
