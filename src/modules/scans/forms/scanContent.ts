import type { PointTextFormat } from '@/api/generated/types.gen';
import { type PointText, recognize } from './pointText';

const HEAD_BYTES = 32 * 1024;

/** Signatures of formats that hosts read. All other scans are text. */
const BINARY = /^(ply[ \t]*\r?\n|LASF|ASTM-E57)/;
const CONTROL = /[^\t\n\r -~\x80-\xff]/;

export interface ScanContent {
  /** Why the file cannot be a scan, from its first bytes. Null if nothing speaks against it. */
  refusal: string | null;
  /** Null unless the file is a text with points. */
  text: { lines: PointText; format: PointTextFormat } | null;
}

/** Looks at the first bytes of a file, so that it is not uploaded in vain. */
export async function scanContent(file: File): Promise<ScanContent> {
  const bytes = await file.slice(0, HEAD_BYTES).arrayBuffer();
  const head = new TextDecoder('latin1').decode(bytes);
  if (file.size === 0 || BINARY.test(head)) return { refusal: null, text: null };
  const lines = head.split(/\r?\n/);
  // The head may cut the last line.
  if (file.size > HEAD_BYTES) lines.pop();
  while (lines.at(-1)?.trim() === '') lines.pop();
  const format = CONTROL.test(head) ? null : recognize({ lines });
  if (!format)
    return { refusal: `${file.name} is not a point cloud. ${adviceOn(head)}`, text: null };
  return { refusal: null, text: { lines: { lines }, format } };
}

function adviceOn(head: string): string {
  if (head.startsWith('PK')) return 'It is a ZIP file. Unpack it, and choose the scan inside.';
  if (/^(glTF|\s*ISO-10303-21)/.test(head)) return 'It is a 3D model. Upload it under Models.';
  return 'Choose a PLY, LAS, LAZ, E57, PTS or XYZ file. Export the projects of scanner programs as one of these.';
}
