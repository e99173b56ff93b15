import type { components } from '../../generated/contract.d.ts';
import { isCompressed } from '../points/lasHeader.ts';
import { isPointText } from '../points/textColumns.ts';

/** Bytes needed to detect the type of a file. */
export const HEAD_BYTES = 4096;

type UploadPurpose = components['schemas']['UploadPurpose'];

/** The type of a file by its content, regardless of its name. */
export type FileFormat =
  | 'ply'
  | 'las'
  | 'laz'
  | 'e57'
  | 'xyz'
  | 'ifc'
  | 'glb'
  | 'jpeg'
  | 'png'
  | 'webp'
  | 'mp4'
  | 'mov'
  | 'webm'
  | 'mkv'
  | 'heif'
  | 'zip'
  | 'pdf';

const accepted: Record<UploadPurpose, readonly FileFormat[]> = {
  scan: ['ply', 'las', 'laz', 'e57', 'xyz'],
  model: ['ifc', 'glb', 'zip'],
  panorama: ['jpeg', 'png'],
  video: ['mp4', 'mov', 'webm'],
  document: [],
  plan_set: ['pdf'],
};

export const formatNames: Record<FileFormat, string> = {
  ply: 'PLY',
  las: 'LAS',
  laz: 'LAZ',
  e57: 'E57',
  xyz: 'XYZ or PTS text',
  ifc: 'IFC',
  glb: 'GLB',
  jpeg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  mp4: 'MP4',
  mov: 'QuickTime',
  webm: 'WebM',
  mkv: 'Matroska',
  heif: 'HEIF or AVIF',
  zip: 'ZIP',
  pdf: 'PDF',
};

/** A document can be any file. */
export const isAcceptedFor = (purpose: UploadPurpose, format: FileFormat | null): boolean =>
  purpose === 'document' || (format !== null && accepted[purpose].includes(format));

/** Accepted formats per purpose, for error messages. */
export const acceptedFormats = (purpose: UploadPurpose): string =>
  accepted[purpose].map((format) => formatNames[format]).join(', ');

/** Signatures in Latin-1 with their offsets in the file. */
const signatures: readonly [format: FileFormat, at: number, bytes: string][] = [
  ['e57', 0, 'ASTM-E57'],
  ['glb', 0, 'glTF'],
  ['jpeg', 0, '\xff\xd8\xff'],
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['webp', 8, 'WEBP'],
  ['zip', 0, 'PK\x03\x04'],
  ['pdf', 0, '%PDF-'],
];

/**
 * Detects the type of a file by its first bytes (PLY, LAS 1.4, ASTM E2807, ISO 10303-21, glTF 2.0,
 * ISO/IEC 14496-12 and others).
 * @param head the first 4096 bytes, or the whole of a shorter file
 * @returns null for an unknown type
 */
export function formatOf(head: Buffer): FileFormat | null {
  const text = head.toString('latin1');
  const known = signatures.find(([, offset, bytes]) => text.startsWith(bytes, offset));
  if (known) return known[0];
  if (text.startsWith('ftyp', 4)) return containerOf(text.slice(8, 12));
  if (text.startsWith(EBML)) return DOC_TYPE_WEBM.test(text) ? 'webm' : 'mkv';
  if (/^ply[ \t]*\r?\n/.test(text)) return 'ply';
  if (text.startsWith('LASF')) return isCompressed(head[104] ?? 0) ? 'laz' : 'las';
  if (/^\s*ISO-10303-21\s*;/.test(text)) return 'ifc';
  return isPointText(text) ? 'xyz' : null;
}

/**
 * Returns the type of an ISO container by its major brand (ISO/IEC 14496-12, section 4.3), or null
 * if it is not a video.
 */
function containerOf(brand: string): FileFormat | null {
  if (brand === 'qt  ') return 'mov';
  if (/^(mif1|msf1|heic|heix|hevc|hevx|heim|heis|avif|avis)$/.test(brand)) return 'heif';
  return /^(M4A|M4B|M4P|F4A|F4B|jp2|jpx|crx)/.test(brand) ? null : 'mp4';
}

/** WebM and Matroska differ by their DocType (RFC 8794), one of the first elements. */
const EBML = '\x1a\x45\xdf\xa3';
const DOC_TYPE_WEBM = /^[\s\S]{4,120}\x42\x82[\s\S]{1,8}webm/;
