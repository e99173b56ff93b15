/** What the viewer is used for. */
export type Mode = 'look' | 'draw' | 'compare';
