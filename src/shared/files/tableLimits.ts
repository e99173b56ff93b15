/** The most rows of an import, without that of the names of the columns. */
export const MOST_ROWS = 5_000;

/** Bytes of a file to import. */
export const MOST_BYTES = 10 * 1024 ** 2;
