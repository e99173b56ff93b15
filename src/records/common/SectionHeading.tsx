import { createContext, type ReactNode, useContext } from 'react';
import detail from './Detail.module.css';

/**
 * The heading level of sections, one below the record's title: h3 beside the list, h2 on the record's own page, h4 in
 * the panel of a viewer.
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
