/**
 * Maximum frame time in milliseconds during movement, and the time below which more points are
 * drawn.
 */
const SLOW = 60;
const FAST = 34;
const AIM = 48;
const LEAST = 30_000;
/**
 * Frame times are averaged over this many frames, because frames come in bursts if the GPU lags.
 */
const WINDOW = 3;
/** Milliseconds after the last change that still count as movement. */
const REST = 160;
/**
 * Number of ignored frames at the start of a movement, because the frame at rest may delay them.
 */
const IGNORED = 2;

/**
 * Draws fewer points during movement than at rest, so that frames stay fast. Learns the number and
 * uses it for the next movement. Fast devices always draw all points.
 */
export class Pace {
  private points: number;
  private movedAt = Number.NEGATIVE_INFINITY;
  private begun = 0;
  private frames = -IGNORED;

  /** @param points The initial number, which suits the device. */
  constructor(points: number) {
    this.points = points;
  }

  /** Announces repeated changes. */
  noteChange(now: number): void {
    this.movedAt = now;
  }

  /** @returns Whether the view moves, so that the next frame should follow soon. */
  isMoving(now: number): boolean {
    return now - this.movedAt < REST;
  }

  /**
   * The number of points for the frame at `now` (milliseconds).
   *
   * @param full The number at rest.
   * @param root The number in the coarsest level of detail, the useful minimum.
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
