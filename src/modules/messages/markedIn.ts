import { hitsIn } from '@/shared/format/fold';

interface Piece {
  text: string;
  marked: boolean;
}

/** Splits a text into the words of a search and the rest. */
export function markedIn(text: string, q: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const [from, to] of hitsIn(text, q)) {
    if (from > at) pieces.push({ text: text.slice(at, from), marked: false });
    pieces.push({ text: text.slice(from, to), marked: true });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), marked: false });
  return pieces;
}
