import { createContext, type ReactNode, useContext, useId } from 'react';
import detail from './Detail.module.css';

/**
 * The heading level of sections, one below the record's title: h3 beside the list and in a dialog, h2 on the record's own
 * page, h4 in the panel of a viewer.
 */
export const SectionLevel = createContext<'h2' | 'h3' | 'h4'>('h3');

/** The heading of a part of a record, one level below the record's title. */
export function SectionHeading({ id, children }: { id: string; children: ReactNode }) {
  const Heading = useContext(SectionLevel);
  return (
    <Heading id={id} className={detail.heading}>
      {children}
    </Heading>
  );
}

interface SectionProps {
  title: string;
  /** At the end of its heading's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a record. */
export function Section({ title, action, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={detail.section}>
      <div className="row wrap gap-8-12 between">
        <SectionHeading id={id}>{title}</SectionHeading>
        {action}
      </div>
      {children}
    </section>
  );
}
