/** A storey of the file. */
export interface Level {
  localId: number;
  name: string | null;
  /** Meters. Null if the file does not state it. */
  elevation: number | null;
}

/**
 * Orders storeys from bottom to top. Programs write them in any order. Storeys without an elevation
 * keep the order of the file and follow the others.
 */
export const fromBottom = (levels: readonly Level[]): Level[] =>
  levels.toSorted((a, b) => (a.elevation ?? Infinity) - (b.elevation ?? Infinity) || 0);
