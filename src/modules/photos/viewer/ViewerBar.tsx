import { ActionIcon } from '@mantine/core';
import {
  IconArrowsDiff,
  IconDownload,
  IconEye,
  IconEyeOff,
  IconInfoCircle,
  IconPencil,
  IconStar,
  IconStarFilled,
  IconX,
} from '@tabler/icons-react';
import type { Photo } from '@/api/generated/types.gen';
import { useStarPhoto } from '../mutations';
import type { Mode } from './mode';
import classes from './PhotoViewer.module.css';

interface Props {
  photo: Photo;
  /** The position, such as '3 of 12'. */
  place: string;
  mode: Mode;
  onMode: (mode: Mode) => void;
  showsPanel: boolean;
  onPanel: (shows: boolean) => void;
  showsMarkup: boolean;
  onMarkup: (shows: boolean) => void;
  onClose: () => void;
}

export function ViewerBar(props: Props) {
  const { photo, place, mode, onMode, showsPanel, onPanel, showsMarkup, onMarkup } = props;
  const star = useStarPhoto(photo);
  const icon = { variant: 'transparent', size: 'lg' } as const;
  const elsewhere = { target: '_blank', rel: 'noopener noreferrer' } as const;
  const mayDraw = photo.permittedActions.includes('update') && !photo.is360;
  return (
    <div className={classes.bar}>
      <h2 className="cut m-0 medium text-md">{photo.title}</h2>
      <span className={`rigid p-0-8 text-sm ${classes.place}`} role="status">
        {place}
      </span>
      <span className="grow" />
      {mode !== 'draw' && (
        <>
          <ActionIcon
            {...icon}
            aria-label="Star"
            aria-pressed={photo.starred}
            loading={star.isPending}
            onClick={() => star.mutate(!photo.starred)}
          >
            {photo.starred ? <IconStarFilled size={20} /> : <IconStar size={20} />}
          </ActionIcon>
          {photo.markupCount > 0 && mode === 'look' && (
            <ActionIcon
              {...icon}
              aria-label="Show markup"
              aria-pressed={showsMarkup}
              onClick={() => onMarkup(!showsMarkup)}
            >
              {showsMarkup ? <IconEye size={20} /> : <IconEyeOff size={20} />}
            </ActionIcon>
          )}
          {mayDraw && (
            <ActionIcon {...icon} aria-label="Draw on the photo" onClick={() => onMode('draw')}>
              <IconPencil size={20} />
            </ActionIcon>
          )}
          {photo.pairId && (
            <ActionIcon
              {...icon}
              aria-label="Compare before and after"
              aria-pressed={mode === 'compare'}
              onClick={() => onMode(mode === 'compare' ? 'look' : 'compare')}
            >
              <IconArrowsDiff size={20} />
            </ActionIcon>
          )}
          <ActionIcon
            {...icon}
            component="a"
            href={photo.url}
            download={photo.fileName}
            {...elsewhere}
            aria-label="Download the original"
          >
            <IconDownload size={20} />
          </ActionIcon>
          <ActionIcon
            {...icon}
            aria-label="Details"
            aria-pressed={showsPanel}
            onClick={() => onPanel(!showsPanel)}
          >
            <IconInfoCircle size={20} />
          </ActionIcon>
          <ActionIcon {...icon} aria-label="Close" onClick={props.onClose}>
            <IconX size={20} />
          </ActionIcon>
        </>
      )}
    </div>
  );
}
