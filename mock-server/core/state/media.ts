import type { components } from '../../generated/contract.d.ts';
import type { Kept } from './kept.ts';
import type { StoredComment } from './records/logs.ts';

type Schemas = components['schemas'];

/** A stored photo. It has three files. */
export interface Photo
  extends Kept<
    Schemas['Photo'],
    'url' | 'thumbnailUrl' | 'publicCopyUrl' | 'starred' | 'markupCount' | 'commentCount'
  > {
  fileId: string;
  thumbnailFileId: string;
  /** The picture without its metadata. */
  publicFileId: string;
  starredByIds: readonly string[];
  markup: { shapes: Schemas['MarkupShape'][]; updatedAt: string; updatedById: string } | null;
  /** They are sorted, oldest first. */
  comments: readonly StoredComment[];
}

export interface Album extends Kept<Schemas['Album'], 'coverUrl' | 'photoCount'> {}

export interface VideoComment
  extends Pick<Schemas['VideoComment'], 'id' | 'body' | 'atSec' | 'createdAt'> {
  createdById: string;
}

export interface Video extends Kept<Schemas['Video'], 'url' | 'posterUrl' | 'commentCount'> {
  fileId: string;
  posterFileId: string | null;
  comments: readonly VideoComment[];
}

export interface Timelapse
  extends Pick<
    Schemas['FieldCamTimelapse'],
    'id' | 'from' | 'to' | 'everySec' | 'fps' | 'frameCount' | 'missingCount' | 'createdAt'
  > {
  createdById: string;
}

export interface FieldCam
  extends Kept<Schemas['FieldCam'], 'hasSource' | 'status' | 'lastFrameAt' | 'lastFrameUrl'> {
  /** Secret: no answer contains it. */
  snapshotUrl: string | null;
  /** Sample pictures in place of a live feed: one for some hours of the day. Null if the camera sends none. */
  feed: {
    since: string;
    until: string | null;
    byHour: readonly [number, string][];
    /** Intervals without pictures: start and end. */
    gaps: readonly [string, string][];
  } | null;
  timelapses: readonly Timelapse[];
}
