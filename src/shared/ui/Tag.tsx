import type { CSSProperties, ReactNode } from 'react';
import classes from './Tag.module.css';

/** The colors of the theme. */
export type Tone = 'gray' | 'blueprint' | 'amber' | 'green' | 'red';

/** Shows a short label with a color, such as a status. The color never says more than the text. */
export function Tag({ tone = 'gray', children }: { tone?: Tone; children: ReactNode }) {
  const shade = (n: number) => `var(--mantine-color-${tone}-${n})`;
  const style = { '--tag': shade(5), '--tag-text': `light-dark(${shade(8)}, ${shade(1)})` };
  return (
    <span className={classes.tag} style={style as CSSProperties}>
      {children}
    </span>
  );
}
