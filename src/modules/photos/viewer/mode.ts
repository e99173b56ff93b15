/** The mode of the photo viewer. */
export type Mode = 'look' | 'draw' | 'compare';
