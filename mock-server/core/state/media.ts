import type { components } from '../../generated/contract.d.ts';
import type { StoredComment } from './logs.ts';

type Schemas = components['schemas'];

/** A stored photo. It has three files. */
export interface Photo
  extends Pick<
    Schemas['Photo'],
    | 'id'
    | 'projectId'
    | 'albumId'
    | 'title'
    | 'description'
    | 'fileName'
    | 'mime'
    | 'sizeBytes'
    | 'width'
    | 'height'
    | 'takenAt'
    | 'takenOn'
    | 'takenAtZone'
    | 'takenAtSource'
    | 'position'
    | 'camera'
    | 'is360'
    | 'location'
    | 'locationDetail'
    | 'tags'
    | 'private'
    | 'pairId'
    | 'createdAt'
    | 'updatedAt'
    | 'version'
  > {
  fileId: string;
  thumbnailFileId: string;
  /** The picture without its metadata. */
  publicFileId: string;
  starredByIds: readonly string[];
  markup: { shapes: Schemas['MarkupShape'][]; updatedAt: string; updatedById: string } | null;
  /** Oldest first. */
  comments: readonly StoredComment[];
  createdById: string;
}

export interface Album
  extends Pick<
    Schemas['Album'],
    | 'id'
    | 'projectId'
    | 'name'
    | 'description'
    | 'coverPhotoId'
    | 'createdAt'
    | 'updatedAt'
    | 'version'
  > {
  createdById: string;
}

export interface VideoComment
  extends Pick<Schemas['VideoComment'], 'id' | 'body' | 'atSec' | 'createdAt'> {
  createdById: string;
}

export interface Video
  extends Pick<
    Schemas['Video'],
    | 'id'
    | 'projectId'
    | 'title'
    | 'description'
    | 'fileName'
    | 'mime'
    | 'sizeBytes'
    | 'durationSec'
    | 'playback'
    | 'recordedAt'
    | 'position'
    | 'createdAt'
    | 'updatedAt'
    | 'version'
    | 'chapters'
  > {
  fileId: string;
  posterFileId: string | null;
  comments: readonly VideoComment[];
  createdById: string;
}

export interface Timelapse
  extends Pick<
    Schemas['FieldCamTimelapse'],
    'id' | 'from' | 'to' | 'everySec' | 'fps' | 'frameCount' | 'missingCount' | 'createdAt'
  > {
  createdById: string;
}

export interface FieldCam
  extends Pick<
    Schemas['FieldCam'],
    | 'id'
    | 'projectId'
    | 'name'
    | 'provider'
    | 'locationDetail'
    | 'position'
    | 'intervalSec'
    | 'activeHours'
    | 'retentionDays'
    | 'maintenance'
    | 'streamPaused'
    | 'publicDelaySec'
    | 'createdAt'
    | 'updatedAt'
    | 'version'
  > {
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
  createdById: string;
}
