import type { Attachment, AttachmentKind } from '@/api/generated/types.gen';
import { documentIdOf } from '../../documents/fromDocuments';

/**
 * Files that can be attached. The contract states the same in `x-max-bytes` and `x-file-extensions`, which generators
 * ignore; a test checks that both agree.
 */
export const attachmentFile = {
  maxBytes: 26_214_400,
  extensions: [
    ...['pdf', 'jpg', 'jpeg', 'png', 'webp', 'heic', 'dwg', 'dxf'],
    ...['ifc', 'rvt', 'docx', 'xlsx', 'csv', 'txt', 'zip', 'mp4'],
  ],
} as const;

/** Before and after photos must be pictures that every browser can show. */
const pictures = ['jpg', 'jpeg', 'png', 'webp'];

export const extensionsOf = (kind: AttachmentKind): readonly string[] =>
  kind === 'attachment' ? attachmentFile.extensions : pictures;

const extensionOf = (name: string) => /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Whether a chosen file can be a photo before or after the work, by its name. */
export const isPictureName = (name: string): boolean => pictures.includes(extensionOf(name));

/** Why the server would reject a file, checked before the upload; null if it would not. */
export function refusalOf(file: Pick<File, 'name' | 'size'>, kind: AttachmentKind): string | null {
  const { name, size } = file;
  // The host has it already, of whatever type.
  if (kind === 'attachment' && documentIdOf(file) !== undefined) return null;
  if (!extensionsOf(kind).includes(extensionOf(name))) {
    return kind === 'attachment'
      ? `${name} has a file type that cannot be attached.`
      : `${name} is not a JPEG, PNG or WebP picture.`;
  }
  return size > attachmentFile.maxBytes ? `${name} is larger than 25 MB.` : null;
}

/** Tells whether the portal's viewer shows it. Other files open in a new tab. */
export const isPicture = ({ mime }: Pick<Attachment, 'mime'>): boolean =>
  /^image\/(jpeg|png|webp|gif|avif)$/.test(mime);

export const kindLabels: Record<AttachmentKind, string> = {
  attachment: 'File',
  before: 'Photo before',
  after: 'Photo after',
};
