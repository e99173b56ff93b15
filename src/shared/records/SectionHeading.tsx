import { createContext, type ReactNode, useContext } from 'react';
import detail from './Detail.module.css';

/**
 * Beside its list, a record's title is a heading of the second level; on a page of its own, of the first. In the panel
 * of a viewer it is one of the third.
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
