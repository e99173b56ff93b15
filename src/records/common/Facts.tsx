import { Button, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useContext, useState } from 'react';
import { usePrinting } from '@/shared/browser/printState';
import { Unbroken } from '@/shared/ui/Unbroken';
import { ShowAll } from '@/shared/ui/useShown';
import detail from './Detail.module.css';

export type FactList = readonly (readonly [label: string, value: ReactNode])[];

/** Facts that are shown at first. A button that shows a single other one would save no room. */
const FIRST = 6;
const LEAST_MORE = 2;

const known = (facts: FactList) =>
  facts.filter(
    ([, value]) => value !== null && value !== undefined && value !== '' && value !== false,
  );

/** A list of facts. A fact without a value is left out, and many wait behind a button. */
export function Facts({ facts }: { facts: FactList }) {
  const [isOpen, setOpen] = useState(false);
  const isPrinted = useContext(ShowAll);
  const isOnPaper = usePrinting() || isPrinted;
  const all = known(facts);
  const isLong = all.length >= FIRST + LEAST_MORE && !isOnPaper;
  return (
    <div className={detail.factsBox}>
      <dl className={`grid m-0 text-sm ${detail.facts}`}>
        {all.slice(0, isLong && !isOpen ? FIRST : undefined).map(([label, value]) => (
          <div key={label} className={`grid gap-12 items-baseline ${detail.fact}`}>
            <dt>{label}</dt>
            <dd>{typeof value === 'string' ? <Unbroken text={value} /> : value}</dd>
          </div>
        ))}
      </dl>
      {isLong && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={detail.allFacts ?? ''}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show fewer facts' : `Show all ${all.length} facts`}
        </Button>
      )}
    </div>
  );
}

/** How a record stands, in one line below its title. What is no plain text says by itself what it is. */
export const Marks = ({ facts }: { facts: FactList }) => (
  <dl className={`m-top-8 ${detail.marks}`} data-keeps-clear>
    {known(facts).map(([label, value]) => (
      <div key={label} title={typeof value === 'string' ? undefined : label}>
        {typeof value === 'string' ? (
          <dt>{label}</dt>
        ) : (
          <VisuallyHidden component="dt">{label}</VisuallyHidden>
        )}
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
