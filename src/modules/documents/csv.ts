import Papa from 'papaparse';

/** Returns the rows of comma-separated values (RFC 4180), or of values with another separator, such as a semicolon. */
export const rowsOf = (text: string): string[][] =>
  Papa.parse<string[]>(text, { skipEmptyLines: true }).data;
