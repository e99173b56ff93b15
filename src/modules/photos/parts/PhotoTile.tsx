import { Checkbox } from '@mantine/core';
import {
  IconArrowsDiff,
  IconLock,
  IconMessage,
  IconPencil,
  IconPhotoOff,
  IconStarFilled,
} from '@tabler/icons-react';
import { memo, useRef, useState } from 'react';
import type { Photo } from '@/api/generated/types.gen';
import { count } from '@/shared/format/format';
import classes from './PhotoGrid.module.css';

/** The fields of a photo in the grid. Visitors get only these. */
type TilePhoto = Pick<Photo, 'id' | 'title' | 'thumbnailUrl' | 'is360' | 'markupCount'> &
  Partial<Pick<Photo, 'starred' | 'pairId' | 'private' | 'commentCount'>>;

interface Props {
  photo: TilePhoto;
  /** On the picture, such as its day. */
  caption?: string;
  selected?: boolean;
  /** Whether any photo is selected, which shows all checkboxes. */
  selecting?: boolean;
  /** Absent if selecting has no use. */
  onSelect?: (id: string, on: boolean, through: boolean) => void;
  onOpen: (id: string) => void;
}

/** Describes the badges of a photo for screen readers. */
const wordsOf = ({
  title,
  is360,
  starred,
  markupCount,
  pairId,
  commentCount = 0,
  ...photo
}: TilePhoto) =>
  [
    title,
    photo.private && 'private',
    is360 && '360°',
    starred && 'starred',
    markupCount > 0 && 'with markup',
    pairId && 'before and after',
    commentCount > 0 && count(commentCount, 'comment'),
  ]
    .filter(Boolean)
    .join(', ');

export const PhotoTile = memo(function PhotoTile(props: Props) {
  const { photo, caption, selected, selecting, onSelect, onOpen } = props;
  const [broken, setBroken] = useState(false);
  const withShift = useRef(false);
  return (
    <li className={classes.tile} data-selected={selected || undefined}>
      <button
        type="button"
        className={`block w-full h-full p-0 clip borderless rounded sunken pointer ${classes.open}`}
        aria-label={wordsOf(photo)}
        title={photo.title}
        onClick={() => onOpen(photo.id)}
      >
        {broken ? (
          <IconPhotoOff size={20} aria-hidden="true" />
        ) : (
          <img
            src={photo.thumbnailUrl}
            alt=""
            loading="lazy"
            decoding="async"
            onError={() => setBroken(true)}
          />
        )}
      </button>
      {onSelect && (
        <span
          className={`absolute rounded ${classes.check}`}
          data-shown={selected || selecting || undefined}
        >
          <Checkbox
            aria-label={`Select ${photo.title}`}
            checked={selected ?? false}
            onClick={(event) => {
              withShift.current = event.shiftKey;
            }}
            onChange={(event) => onSelect(photo.id, event.currentTarget.checked, withShift.current)}
          />
        </span>
      )}
      {caption && (
        <span className={`absolute text-xs medium no-pointer ${classes.caption}`}>{caption}</span>
      )}
      <span className={`absolute flex no-pointer ${classes.marks}`} aria-hidden="true">
        {photo.private && (
          <span className={`grid place-center text-xs medium ${classes.mark}`}>
            <IconLock size={14} />
          </span>
        )}
        {photo.starred && (
          <span className={`grid place-center text-xs medium ${classes.mark}`}>
            <IconStarFilled size={14} />
          </span>
        )}
        {photo.markupCount > 0 && (
          <span className={`grid place-center text-xs medium ${classes.mark}`}>
            <IconPencil size={14} />
          </span>
        )}
        {photo.pairId && (
          <span className={`grid place-center text-xs medium ${classes.mark}`}>
            <IconArrowsDiff size={14} />
          </span>
        )}
        {(photo.commentCount ?? 0) > 0 && (
          <span className={`grid place-center text-xs medium ${classes.mark}`}>
            <IconMessage size={14} />
          </span>
        )}
        {photo.is360 && (
          <span className={`grid place-center text-xs medium ${classes.mark}`}>360°</span>
        )}
      </span>
    </li>
  );
});
