interface Piece {
  text: string;
  marked: boolean;
}

/** Folds case and accents one character at a time, so that positions stay. */
const plain = (text: string) =>
  Array.from(text, (character) => {
    const folded = character
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '')
      .toLowerCase();
    return folded.length === character.length ? folded : character;
  }).join('');

/** Splits a text into the words of a search and the rest. Case and accents do not count. */
export function markedIn(text: string, q: string): Piece[] {
  const words = plain(q).split(/\s+/).filter(Boolean);
  const folded = plain(text);
  const isMarked = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (
      let start = folded.indexOf(word);
      start >= 0;
      start = folded.indexOf(word, start + word.length)
    ) {
      isMarked.fill(true, start, start + word.length);
    }
  }
  const pieces: Piece[] = [];
  for (let from = 0; from < text.length; ) {
    const marked = isMarked[from] === true;
    const next = isMarked.indexOf(!marked, from);
    const to = next < 0 ? text.length : next;
    pieces.push({ text: text.slice(from, to), marked });
    from = to;
  }
  return pieces;
}
