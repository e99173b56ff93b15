import { optionLabel } from '@/shared/format/labels';
import { formatAmount } from '@/shared/format/money';
import { Tag, type Tone } from '@/shared/ui/Tag';
import classes from './Records.module.css';

const tones: Readonly<Record<string, Tone>> = {
  pending: 'amber',
  submitted: 'amber',
  approved: 'green',
  paid: 'blueprint',
  completed: 'blueprint',
  rejected: 'red',
  void: 'red',
  open: 'blueprint',
};

/** The status of a record of the budget. */
export const StatusMark = ({ status }: { status: string }) => (
  <Tag tone={tones[status] ?? 'gray'}>{optionLabel(status)}</Tag>
);

/** Shows an amount in a table. */
export const Amount = ({ minor }: { minor: number }) => (
  <span className={minor < 0 ? classes.negativeAmount : classes.amount}>{formatAmount(minor)}</span>
);
