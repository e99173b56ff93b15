/** What is too large in a file or in a pasted text. */
export type Excess =
  | 'rows'
  | 'columns'
  | 'cell'
  | 'paragraph'
  | 'text'
  | 'unpacked'
  | 'parts'
  | 'elements'
  | 'pixels'
  | 'pages'
  | 'lines'
  | 'files'
  | 'time';

/** A file or a pasted text that would take too much memory or time. */
export class TooLarge extends Error {
  override name = 'TooLarge';
  readonly what: Excess;
  /** In rows, columns, characters, bytes, parts or milliseconds. */
  readonly most: number;
  /** The same of the file. Null if nobody counted to the end. */
  readonly found: number | null;

  constructor(what: Excess, most: number, found: number | null = null) {
    super(`${what}: ${found ?? 'more than'} ${most}`);
    this.what = what;
    this.most = most;
    this.found = found;
  }
}
