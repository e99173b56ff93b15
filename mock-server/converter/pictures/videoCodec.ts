import type { components } from '../../generated/contract.d.ts';
import { boxAt, boxesIn } from './boxes.ts';

/** Codes of H.264, VP8, VP9 and AV1 in MP4 files, and their names in WebM. */
const PLAYED = /^(avc[1-4]|vp0[89]|av01|V_VP[89]|V_AV1)/;
const PICTURE = 'vide';
/** From the start of the content of `hdlr` to the kind, and of `stsd` to the code of its first entry. */
const TO_KIND = 8;
const TO_CODE = 12;

/**
 * Returns the code of the picture's codec in the box `moov`. Null if there is no picture, or the file does not state
 * it.
 */
export function mp4Codec(movie: Buffer): string | null {
  const moov = boxAt(movie, ['moov']);
  for (const track of moov ? boxesIn(movie, moov.from, moov.to) : []) {
    if (track.type !== 'trak') continue;
    const kind = boxAt(movie, ['mdia', 'hdlr'], track);
    const table = boxAt(movie, ['mdia', 'minf', 'stbl', 'stsd'], track);
    if (kind && table && codeAt(movie, kind.from + TO_KIND) === PICTURE)
      return codeAt(movie, table.from + TO_CODE) || null;
  }
  return null;
}

const codeAt = (data: Buffer, offset: number) => data.toString('latin1', offset, offset + 4);

/** The name of the picture's codec in the first bytes of WebM (RFC 9559): names of pictures begin with V_. */
export const webmCodec = (head: Buffer): string | null =>
  /V_[A-Z0-9_/]+/.exec(head.toString('latin1'))?.[0] ?? null;

export const playbackOf = (codec: string | null): components['schemas']['Video']['playback'] =>
  codec === null || PLAYED.test(codec) ? 'playable' : 'needs_conversion';
