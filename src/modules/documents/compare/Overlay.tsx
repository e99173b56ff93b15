import { Group, SegmentedControl, Slider, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import classes from './Compare.module.css';

const modes = [
  { value: 'beside', label: 'Side by side' },
  { value: 'over', label: 'Overlaid' },
  { value: 'difference', label: 'Difference' },
];

interface Props {
  labels: readonly [string, string];
  /** Draws one of both, for the given place. */
  children: (which: 0 | 1) => ReactNode;
  /** More controls, such as those for pages. */
  controls?: ReactNode;
}

/** Two pictures side by side, one over the other with a slider, or their difference. */
export function Overlay({ labels, children, controls }: Props) {
  const [mode, setMode] = useState('beside');
  const [share, setShare] = useState(50);
  return (
    <>
      <Group mb="sm" gap="md">
        <SegmentedControl
          size="xs"
          aria-label="How to compare"
          value={mode}
          onChange={setMode}
          data={modes}
        />
        {controls}
        {mode === 'over' && (
          <Group gap="xs" className={classes.slide}>
            <Text size="sm">{labels[0]}</Text>
            <Slider
              flex={1}
              value={share}
              onChange={setShare}
              thumbLabel={`Share of ${labels[1]}`}
              label={(value) => `${value}%`}
            />
            <Text size="sm">{labels[1]}</Text>
          </Group>
        )}
      </Group>
      {mode === 'beside' ? (
        <div className={`grid gap-12 relative scroll ${classes.beside}`}>
          {([0, 1] as const).map((which) => (
            <figure key={which}>
              <figcaption>{labels[which]}</figcaption>
              {children(which)}
            </figure>
          ))}
        </div>
      ) : (
        <div className={`grid relative scroll ${classes.over}`} data-mode={mode}>
          <div>{children(0)}</div>
          <div style={mode === 'over' ? { opacity: share / 100 } : undefined}>{children(1)}</div>
        </div>
      )}
    </>
  );
}
