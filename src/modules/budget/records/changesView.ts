import type { ReactNode } from 'react';
import { choice, filter, openItem, searchWords } from '@/shared/collection/view';
import type { TabProps } from '../tabProps';

/** What the address says about the changes. */
export const changesView = {
  list: choice(['orders', 'events'], 'orders'),
  q: searchWords,
  status: filter(['pending', 'approved', 'rejected', 'open', 'closed']),
  open: openItem(),
  /** The record that a new order comes from, such as 'rfi:rfi_12'. */
  from: openItem(),
};

export type ChangesProps = TabProps & {
  /** Switches between orders and events. */
  picker: ReactNode;
};
