/** A file cannot be read. The message explains why, in a sentence for the uploader. */
export class Unreadable extends Error {
  /** Whether the file is valid, but of an unsupported kind. */
  readonly foreign: boolean;

  constructor(message: string, { foreign = false } = {}) {
    super(message);
    this.foreign = foreign;
  }
}

export const tooShort = (promisedPoints: number, points: number): Unreadable =>
  new Unreadable(`Its header promises ${promisedPoints} points, and it ends after ${points}.`);
