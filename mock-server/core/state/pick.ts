/** Returns the named properties of a record, so that what a view shows is listed and all else stays hidden. */
export const pick = <Row extends object, Key extends keyof Row>(
  row: Row,
  keys: readonly Key[],
): Pick<Row, Key> => Object.fromEntries(keys.map((key) => [key, row[key]])) as Pick<Row, Key>;
