import type { PublicTarget } from '@/api/generated/types.gen';
import { count, formatBytes, formatDate, formatNumber } from '@/shared/format/format';
import classes from './Public.module.css';

interface Props {
  target: PublicTarget;
  /** The type of the target, if the context does not show it. */
  kind?: string | undefined;
}

/** Shows the facts about a shared target on one line. */
export function TargetFacts({ target, kind }: Props) {
  const { recordedAt, scan, model, tour } = target;
  const file = scan ?? model;
  return (
    <p className={classes.facts}>
      {kind && <span>{kind}</span>}
      <time dateTime={recordedAt}>{formatDate(recordedAt)}</time>
      {scan?.pointCount != null && <span>{formatNumber(scan.pointCount)} points</span>}
      {model && <span>{model.format.toUpperCase()}</span>}
      {tour && <span>{count(tour.sceneCount, 'scene')}</span>}
      {file && <span>{formatBytes(file.sizeBytes)}</span>}
    </p>
  );
}
