import { Portal } from '@mantine/core';
import type { ReactNode } from 'react';
import { QrCode } from '../ui/QrCode';
import classes from './QrLabel.module.css';

interface Props {
  /** The address that the code leads to. */
  address: string;
  name: string;
  /** Where or what it is. */
  text: string;
  /** What one sees after scanning. */
  hint: string;
}

/** A label with a code to scan. */
export const QrLabel = ({ address, name, text, hint }: Props) => (
  <div className={`grid gap-4 p-16 outlined rounded text-center breaks ${classes.label}`}>
    <QrCode text={address} name={`Code of ${name}`} />
    <strong>{name}</strong>
    <span>{text}</span>
    <small>{hint}</small>
  </div>
);

/** Labels that show on paper only: one fills a page, many stand in three columns. */
export const PrintedLabels = ({ isOne, children }: { isOne: boolean; children: ReactNode }) => (
  <Portal className={`${classes.print} ${isOne ? classes.one : ''}`} reuseTargetNode={false}>
    {children}
  </Portal>
);
