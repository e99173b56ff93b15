import { useOffers } from '@/api/offers';
import { ErrorLine } from '@/shared/ui/states';
import classes from './Pins.module.css';

interface Props {
  list: { error: unknown; data: unknown; refetch: () => unknown };
}

/** Says over the picture of a viewer that its pins are missing. */
export function PinsFailure({ list: { error, data, refetch } }: Props) {
  // Without pins there is nothing to miss.
  if (!useOffers()('listPins') || !error || data) return null;
  return (
    <div className={`absolute p-8-12 surface ${classes.failure}`}>
      <ErrorLine operation="listPins" error={error} onRetry={() => void refetch()} />
    </div>
  );
}
