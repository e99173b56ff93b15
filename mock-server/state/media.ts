import type { components } from '../generated/contract.d.ts';
import type { StoredComment } from './logs.ts';

type Schemas = components['schemas'];

/** What is kept of a photo; three files belong to it. */
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
  > {
  fileId: string;
  thumbnailFileId: string;
  /** The picture without what the camera noted in it. */
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
    'id' | 'projectId' | 'name' | 'description' | 'coverPhotoId' | 'createdAt' | 'updatedAt'
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
    | 'recordedAt'
    | 'createdAt'
    | 'updatedAt'
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
  > {
  /** Never given out. */
  snapshotUrl: string | null;
  /** What stands for the pictures that would come: one for some hours of the day; null where none come. */
  feed: {
    since: string;
    until: string | null;
    byHour: readonly [number, string][];
    /** In between none came, from one time to the other. */
    gaps: readonly [string, string][];
  } | null;
  timelapses: readonly Timelapse[];
  createdById: string;
}

/** What a camera writes about a picture. No library writes this that is kept and free; it is one table. */
export interface CameraNotes {
  make?: string;
  model?: string;
  /** Local time, such as 2026-11-18T09:20:00. */
  takenAt?: string;
  /** Such as -08:00; many cameras do not know it. */
  offset?: string;
  lat?: number;
  lng?: number;
  /** Degrees from true north. */
  heading?: number;
  /** 1 to 8, as the Exif standard counts them. */
  orientation?: number;
  /** Shows everything around. */
  panorama?: true;
}
