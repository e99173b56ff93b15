import { IconPhotoOff } from '@tabler/icons-react';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/states';
import classes from './PhotoViewer.module.css';

interface Props {
  error: { status: number };
  onRetry: () => void;
  onClose: () => void;
}

export const PhotoFailure = ({ error, onRetry, onClose }: Props) => (
  <div className={`grid page ${classes.failure}`}>
    {error.status === 404 ? (
      <EmptyState
        icon={<IconPhotoOff size={20} />}
        title="Photo not found"
        action={
          <button
            type="button"
            className={`surface text font-inherit text-sm pointer ${classes.back}`}
            onClick={onClose}
          >
            Back to the photos
          </button>
        }
      >
        It was deleted, or the address is wrong.
      </EmptyState>
    ) : (
      <>
        <ErrorState operation="getPhoto" error={error} onRetry={onRetry} />
        <button
          type="button"
          className={`surface text font-inherit text-sm pointer ${classes.back}`}
          onClick={onClose}
        >
          Back to the photos
        </button>
      </>
    )}
  </div>
);
