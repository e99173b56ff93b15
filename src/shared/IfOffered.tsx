import type { ReactNode } from 'react';
import { type OperationId, useOffers } from '@/api/offers';

interface Props {
  /** The operation that the part cannot do without. */
  operation: OperationId;
  children: ReactNode;
}

/** Shows a part of a page, unless it needs an operation that the host does not offer. */
export function IfOffered({ operation, children }: Props) {
  return useOffers()(operation) && children;
}
