import { imageTypeOf } from '../../converter/formats/imageType.ts';
import { type PictureFacts, readPicture, withoutMetadata } from '../../converter/pictures/read.ts';
import type { Format } from '../../converter/pictures/segments.ts';
import { thumbnailOf } from '../../converter/pictures/thumbnail.ts';
import type { UploadedFile } from '../../engine/body/form.ts';
import { type Refusal, refuse } from '../../engine/problem.ts';
import { timeIn, zoneOf } from '../state/dates.ts';
import { hasRoomFor, keepUpload } from '../state/files.ts';
import type { Photo } from '../state/media.ts';
import type { Project } from '../state/model.ts';
import type { Tenant } from '../state/tenant.ts';

type FileFacts = Pick<
  Photo,
  | 'fileId'
  | 'thumbnailFileId'
  | 'publicFileId'
  | 'fileName'
  | 'mime'
  | 'sizeBytes'
  | 'width'
  | 'height'
  | 'camera'
  | 'is360'
  | 'position'
>;

/** A prepared picture was uploaded and is not stored yet. */
interface Prepared {
  contentType: Format;
  facts: PictureFacts;
  /** It is null if the picture serves as its own thumbnail. */
  thumbnail: Buffer | null;
}

/** Reads an uploaded picture and draws its thumbnail. */
export async function preparePicture({
  data,
}: UploadedFile): Promise<Prepared | Refusal<'UNSUPPORTED_MEDIA_TYPE'>> {
  const contentType = imageTypeOf(data) as Format | null;
  const facts = contentType && readPicture(data, contentType);
  if (!contentType || !facts) {
    return refuse('UNSUPPORTED_MEDIA_TYPE', {
      detail: 'The file must be a JPEG, PNG or WebP picture.',
    });
  }
  return { contentType, facts, thumbnail: await thumbnailOf(data) };
}

/** Stores an uploaded picture, its thumbnail and a copy without metadata. */
export function storePicture(
  tenant: Tenant,
  { fileName, data }: UploadedFile,
  { contentType, facts, thumbnail: small }: Prepared,
): { files: FileFacts; facts: PictureFacts } | Refusal<'PAYLOAD_TOO_LARGE'> {
  if (!hasRoomFor(tenant, data.length)) {
    const detail = 'The mock server has no room for another upload.';
    return refuse('PAYLOAD_TOO_LARGE', { detail });
  }
  const original = keepUpload(tenant, { fileName, contentType, data });
  const thumbnail = keepUpload(tenant, {
    fileName,
    contentType: small ? 'image/jpeg' : contentType,
    data: small ?? withoutMetadata(data, contentType),
  });
  const publicFileId = `${original.id}p`;
  tenant.state.files[publicFileId] = {
    id: publicFileId,
    fileName,
    contentType,
    source: { kind: 'bare', of: original.id },
  };
  const { width, height, camera, is360, position } = facts;
  const files: FileFacts = {
    fileId: original.id,
    thumbnailFileId: thumbnail.id,
    publicFileId,
    fileName,
    mime: contentType,
    sizeBytes: data.length,
    ...{ width, height, camera, is360, position },
  };
  return { files, facts };
}

/**
 * Returns when a picture was taken: the camera's timestamp, in its time zone or in the project's;
 * otherwise the file's timestamp as the device reported it; otherwise now.
 */
export function timeOf(
  notes: Pick<PictureFacts, 'takenAt' | 'offset'> | null,
  project: Project,
  device: string | undefined,
  now: number,
): Pick<Photo, 'takenAt' | 'takenAtZone' | 'takenAtSource'> {
  const zone = zoneOf(project);
  const { takenAt = null, offset = null } = notes ?? {};
  if (takenAt && !Number.isNaN(Date.parse(`${takenAt}Z`))) {
    return {
      takenAt: offset ? `${takenAt}${offset}` : timeIn(project, takenAt),
      takenAtZone: offset ?? zone,
      takenAtSource: 'exif',
    };
  }
  const captured = device ?? new Date(now).toISOString();
  return { takenAt: captured, takenAtZone: zone, takenAtSource: 'device' };
}
