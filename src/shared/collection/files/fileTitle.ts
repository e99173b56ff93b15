/** The maximum title length in the contract. */
const MAX_LENGTH = 200;

/** Suggests a title for a file: its name without the extension. */
export const fileTitle = ({ name }: Pick<File, 'name'>): string =>
  name.replace(/\.\w+$/, '').slice(0, MAX_LENGTH);
