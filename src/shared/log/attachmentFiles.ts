import type { Attachment, AttachmentKind } from '@/api/generated/types.gen';

/**
 * What may be attached. The contract says the same in `x-max-bytes` and `x-file-extensions`, which no generator
 * reads; a test holds the two together.
 */
export const attachmentFile = {
  maxBytes: 26_214_400,
  extensions: [
    ...['pdf', 'jpg', 'jpeg', 'png', 'webp', 'heic', 'dwg', 'dxf'],
    ...['ifc', 'rvt', 'docx', 'xlsx', 'csv', 'txt', 'zip', 'mp4'],
  ],
} as const;

/** What shows a place before or after the work is a picture that any browser can show. */
const pictures = ['jpg', 'jpeg', 'png', 'webp'];

export const extensionsOf = (kind: AttachmentKind): readonly string[] =>
  kind === 'attachment' ? attachmentFile.extensions : pictures;

/** Why a file cannot be sent, before anybody has waited for it; null when it can. */
export function refusalOf(
  { name, size }: Pick<File, 'name' | 'size'>,
  kind: AttachmentKind,
): string | null {
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!extensionsOf(kind).includes(extension)) {
    return kind === 'attachment'
      ? `${name} is of a kind that cannot be attached.`
      : `${name} is not a JPEG, PNG or WebP picture.`;
  }
  return size > attachmentFile.maxBytes ? `${name} is larger than 25 MB.` : null;
}

/** Whether the portal shows it itself. Other files are the browser's, in a tab of their own. */
export const isPicture = ({ mime }: Pick<Attachment, 'mime'>): boolean =>
  /^image\/(jpeg|png|webp|gif|avif)$/.test(mime);

export const kindLabels: Record<AttachmentKind, string> = {
  attachment: 'File',
  before: 'Photo before',
  after: 'Photo after',
};
