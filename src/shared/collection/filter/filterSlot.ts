import { createContext, use, useState } from 'react';

/** What the toolbar tells a filter that was just added: to open, and whom to tell that it closed. */
interface Slot {
  startsOpen: boolean;
  onClosed: () => void;
}

export const FilterSlot = createContext<Slot>({ startsOpen: false, onClosed: () => {} });

export const useFilterSlot = () => use(FilterSlot);

/** Whether the values of a filter are shown, and a function that changes it. */
export function useFilterOpen(): [boolean, (opened: boolean) => void] {
  const { startsOpen, onClosed } = useFilterSlot();
  const [opened, setOpened] = useState(startsOpen);
  return [
    opened,
    (on) => {
      setOpened(on);
      if (!on) onClosed();
    },
  ];
}
