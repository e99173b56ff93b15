import type { PublicTarget } from '@/api/generated/types.gen';
import { count, formatBytes, formatDate, formatNumber } from '../format/format';
import classes from './Public.module.css';

/** What can be said of a shared thing on one line. */
export function TargetFacts({ target }: { target: PublicTarget }) {
  const { recordedAt, scan, model, tour } = target;
  const file = scan ?? model;
  return (
    <p className={classes.facts}>
      <time dateTime={recordedAt}>{formatDate(recordedAt)}</time>
      {scan?.pointCount != null && <span>{formatNumber(scan.pointCount)} points</span>}
      {model && <span>{model.format.toUpperCase()}</span>}
      {tour && <span>{count(tour.sceneCount, 'scene')}</span>}
      {file && <span>{formatBytes(file.sizeBytes)}</span>}
    </p>
  );
}
