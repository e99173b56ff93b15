import { formatAmount } from '@/shared/format/money';
import classes from './Records.module.css';

/** Shows an amount in a table. */
export const Amount = ({ minor }: { minor: number }) => (
  <span
    className={
      minor < 0
        ? `block w-full nowrap digits ${classes.negativeAmount}`
        : `block w-full nowrap digits ${classes.amount}`
    }
  >
    {formatAmount(minor)}
  </span>
);
