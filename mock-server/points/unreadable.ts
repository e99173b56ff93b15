/** A file cannot be read; the message says why, in a sentence for who uploaded it. */
export class Unreadable extends Error {
  /** Whether the file is as it should be, and only not of a kind that is read here. */
  readonly foreign: boolean;

  constructor(message: string, { foreign = false } = {}) {
    super(message);
    this.foreign = foreign;
  }
}

export const tooShort = (promisedPoints: number, points: number): Unreadable =>
  new Unreadable(`Its header promises ${promisedPoints} points, and it ends after ${points}.`);
