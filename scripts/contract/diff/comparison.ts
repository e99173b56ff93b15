import type { Contract, Schema } from '../document.ts';
import type { Effect } from './values.ts';

export type Kind = 'breaking' | 'additive' | 'harmless';
export interface Change {
  kind: Kind;
  /** What changed: an operation, part of an operation, or a named schema. */
  place: string;
  text: string;
  /** Operations that use the part or the schema. */
  operations: string[];
}

export type Direction = 'request' | 'answer';
export const kinds: Record<Direction, Record<Effect, Kind>> = {
  request: {
    fewer: 'breaking',
    more: 'additive',
    breaking: 'breaking',
    additive: 'additive',
    harmless: 'harmless',
  },
  answer: {
    fewer: 'additive',
    more: 'breaking',
    breaking: 'breaking',
    additive: 'additive',
    harmless: 'harmless',
  },
};

export interface Comparison {
  earlier: Contract;
  present: Contract;
  /** Records a change in a part of one operation. */
  say: (kind: Kind, operation: string, part: string, text: string) => void;
  schemas: (
    operation: string,
    part: string,
    direction: Direction,
    before: Schema | undefined,
    after: Schema | undefined,
  ) => void;
}

export function compareRequired(
  { say }: Comparison,
  name: string,
  part: string,
  before = false,
  after = false,
): void {
  if (!before && after) say('breaking', name, part, 'is now required');
  if (before && !after) say('additive', name, part, 'is no longer required');
}
