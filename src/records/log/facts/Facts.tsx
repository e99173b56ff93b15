import type { ReactNode } from 'react';
import { Unbroken } from '@/shared/ui/Unbroken';
import detail from '../../common/Detail.module.css';

/** A list of facts. A fact without a value is left out. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={detail.facts}>
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([label, value]) => (
          <div key={label} className={detail.fact}>
            <dt>{label}</dt>
            <dd>{typeof value === 'string' ? <Unbroken text={value} /> : value}</dd>
          </div>
        ))}
    </dl>
  );
}
