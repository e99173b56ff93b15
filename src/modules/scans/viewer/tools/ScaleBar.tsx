import { useUnits } from '@/shared/viewer/UnitsProvider';
import type { PointCloud } from '../cloud/createPointCloud';
import classes from '../PointCloudViewer.module.css';
import { useFrames, useSettings } from '../useCloud';
import { roundLength } from './roundLength';

/** Shows a scale bar. Only in parallel projection, where the scale is the same everywhere. */
export function ScaleBar({ viewer }: { viewer: PointCloud }) {
  const { units } = useUnits();
  useFrames(viewer, useSettings(viewer).projection === 'parallel');
  const metersPerPixel = viewer.scale();
  if (!metersPerPixel) return null;
  const { pixels, text } = roundLength(metersPerPixel, units);
  return (
    <div className={classes.scale} role="img" aria-label={`Scale bar, ${text}`}>
      <span style={{ width: pixels }} />
      {text}
    </div>
  );
}
