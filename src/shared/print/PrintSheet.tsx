import { Portal } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { ShowAll } from '../ui/useShown';
import classes from './PrintSheet.module.css';

interface Props {
  /** Above it all; left out where each page has a head of its own. */
  title?: string | undefined;
  /** Below the title, such as how many rows there are. */
  note?: ReactNode;
  children: ReactNode;
  onDone: () => void;
}

/** Prints its content in the place of the page as soon as its pictures are there. The browser also saves it as a PDF. */
export function PrintSheet({ title, note, children, onDone }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    addEventListener('afterprint', onDone);
    return () => removeEventListener('afterprint', onDone);
  }, [onDone]);
  useEffect(() => {
    let isOpen = true;
    const pictures = [...(sheet.current?.querySelectorAll('img') ?? [])];
    // A picture that cannot be loaded does not stop the print.
    void Promise.allSettled(pictures.map((picture) => picture.decode())).then(
      () => isOpen && print(),
    );
    return () => {
      isOpen = false;
    };
  }, []);
  return (
    <Portal className={classes.sheet} reuseTargetNode={false}>
      <div ref={sheet} data-paper-sheet="">
        {title && (
          <div className={classes.head}>
            <h1>{title}</h1>
            {note}
          </div>
        )}
        <ShowAll value={true}>{children}</ShowAll>
      </div>
    </Portal>
  );
}
