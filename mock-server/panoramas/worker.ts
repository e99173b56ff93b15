import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { type Drawing, PANORAMA, PLAN } from './index.ts';
import { renderPanorama, renderPlan, renderView } from './render.ts';
import { renderThumbnail } from './thumbnail.ts';

function draw(drawing: Drawing): Buffer {
  if (drawing.kind === 'plan') return renderPlan(PLAN.width);
  if (drawing.kind === 'thumbnail') return renderThumbnail(readFileSync(drawing.path));
  const { stage, spot } = drawing;
  if (drawing.kind === 'view') return renderView(stage, spot);
  return renderPanorama(stage, spot, PANORAMA.width);
}

parentPort?.postMessage(draw(workerData as Drawing));
