import type { Units } from '@/shared/format/units';
import type { PointCloud } from '../cloud/createPointCloud';
import { linesOf } from '../measure';
import { labelPlace } from './MeasureOverlay';
import { measureTexts } from './measureTexts';

/** Draws the measurements into a screenshot. */
export function drawMeasurements(
  context: CanvasRenderingContext2D,
  viewer: PointCloud,
  units: Units,
): void {
  context.lineWidth = 2;
  context.font = '600 12px "Inter Variable", system-ui, sans-serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const measurement of viewer.settings.measurements) {
    context.strokeStyle = '#f2a33a';
    for (const [from, to] of linesOf(measurement)) {
      const [a, b] = [viewer.project(from), viewer.project(to)];
      if (!a || !b) continue;
      context.beginPath();
      context.moveTo(a.x, a.y);
      context.lineTo(b.x, b.y);
      context.stroke();
    }
    const place = viewer.project(labelPlace(measurement));
    if (!place) continue;
    const text = measureTexts(measurement, units).main;
    const width = context.measureText(text).width + 12;
    context.fillStyle = '#12161c';
    context.fillRect(place.x - width / 2, place.y - 10, width, 20);
    context.fillStyle = '#fff';
    context.fillText(text, place.x, place.y);
  }
}
