/** Milliseconds that a frame may take while the view moves, and from which on more points may be drawn. */
const SLOW = 60;
const FAST = 34;
const AIM = 48;
const LEAST = 30_000;
/** Frames come in bursts where a graphics card, or what stands for one, is behind: their mean counts. */
const WINDOW = 3;
/** Milliseconds after the last movement that count as moving. */
const REST = 160;
/** Frames of a movement that say nothing: the one at rest before them may still be on its way to the screen. */
const IGNORED = 2;

/**
 * Fewer points while the view moves than at rest, as many as are drawn in time; what a movement has taught is kept for
 * the next one. A device that is fast enough draws all of them all the time.
 */
export class Pace {
  private points: number;
  private movedAt = Number.NEGATIVE_INFINITY;
  private begun = 0;
  private frames = -IGNORED;

  /** @param points to begin with, as many as suit the device */
  constructor(points: number) {
    this.points = points;
  }

  /** Something is about to change the picture again and again. */
  stir(now: number): void {
    this.movedAt = now;
  }

  /** @returns whether the view moves; then the next frame is wanted soon */
  isMoving(now: number): boolean {
    return now - this.movedAt < REST;
  }

  /**
   * How many points the frame is to have that is drawn at `now`, in milliseconds.
   *
   * @param full at rest
   * @param root in the coarsest level of detail, without which there is nothing to see
   */
  pointsFor(now: number, full: number, root: number): number {
    if (!this.isMoving(now)) {
      this.frames = -IGNORED;
      return full;
    }
    const least = Math.max(LEAST, root);
    if (this.frames === WINDOW) this.learn((now - this.begun) / WINDOW, full, least);
    if (this.frames === WINDOW) this.frames = 0;
    if (this.frames === 0) this.begun = now;
    this.frames++;
    return Math.min(Math.max(this.points, least), full);
  }

  private learn(took: number, full: number, least: number): void {
    const drawn = Math.min(this.points, full);
    if (took > SLOW) this.points = Math.max(drawn * Math.max(AIM / took, 0.3), least);
    else if (took < FAST) this.points = Math.min(drawn * 1.3, full);
  }
}
