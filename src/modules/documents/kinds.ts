import {
  IconFile,
  IconFileText,
  IconFileTypeCsv,
  IconFileTypePdf,
  IconFileTypeTxt,
  IconFolder,
  IconMovie,
  IconPhoto,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Document, DocumentVersion } from '@/api/generated/types.gen';

/** How the portal shows a file. `office` and `card` have only their facts. */
export type PreviewKind = 'picture' | 'video' | 'pdf' | 'table' | 'text' | 'office' | 'card';

/** By the media type, which the host decides from the content. */
export function previewOf(mime: string): PreviewKind {
  if (/^image\/(jpeg|png|webp)$/.test(mime)) return 'picture';
  if (/^video\/(mp4|webm|quicktime)$/.test(mime)) return 'video';
  if (mime === 'application/pdf') return 'pdf';
  if (mime === 'text/csv') return 'table';
  if (/^application\/(msword|vnd\.(ms-|openxmlformats-officedocument\.))/.test(mime))
    return 'office';
  return mime === 'text/plain' ? 'text' : 'card';
}

/** A version whose file the host gives for its preview. */
export type OpenVersion<Version extends Pick<DocumentVersion, 'url'> = DocumentVersion> =
  Version & {
    url: string;
  };

export const isOpen = <Version extends Pick<DocumentVersion, 'url'>>(
  version: Version,
): version is OpenVersion<Version> => version.url !== null;

const kinds: Record<PreviewKind, { icon: TablerIcon; label: string }> = {
  picture: { icon: IconPhoto, label: 'Picture' },
  video: { icon: IconMovie, label: 'Video' },
  pdf: { icon: IconFileTypePdf, label: 'PDF' },
  table: { icon: IconFileTypeCsv, label: 'Table' },
  text: { icon: IconFileTypeTxt, label: 'Text' },
  office: { icon: IconFileText, label: 'Office file' },
  card: { icon: IconFile, label: 'File' },
};

/** The icon of a file by its media type; null is a folder. */
export const iconOf = (mime: string | null): TablerIcon =>
  mime === null ? IconFolder : kinds[previewOf(mime)].icon;

/** Returns the icon and the kind in words. */
export const kindOf = ({ current }: Pick<Document, 'current'>) =>
  current ? kinds[previewOf(current.mime)] : { icon: IconFolder, label: 'Folder' };

const officeKinds: readonly (readonly [RegExp, string])[] = [
  [/wordprocessingml|msword/, 'Word document'],
  [/spreadsheetml|ms-excel/, 'Excel workbook'],
  [/presentationml|ms-powerpoint/, 'PowerPoint presentation'],
];

/** Returns what an Office file is, in words. */
export const officeKind = (mime: string): string =>
  officeKinds.find(([pattern]) => pattern.test(mime))?.[1] ?? 'Office file';
