import { MultiSelect } from '@mantine/core';
import type { ShareTarget } from '@/api/generated/types.gen';
import { shareKind } from './shareKinds';
import { type PublicThing, usePublicThings } from './usePublicThings';

/** In one link (the contract's CreateShareLinkRequest). */
const MOST = 50;

interface Props {
  projectId: string;
  /** What the link leads to in any case. */
  targets: readonly ShareTarget[];
  value: readonly PublicThing[];
  onChange: (things: PublicThing[]) => void;
}

/** Makes a link one to several things, of any kinds. */
export function OtherThings({ projectId, targets, value, onChange }: Props) {
  const { things, isPending, isIncomplete } = usePublicThings(projectId);
  const keyOf = ({ type, id }: ShareTarget) => `${type} ${id}`;
  const taken = new Set(targets.map(keyOf));
  const offered = things.filter((thing) => !taken.has(keyOf(thing)));
  const types = [...new Set(offered.map(({ type }) => type))];
  const data = types.map((type) => ({
    group: shareKind(type).heading,
    items: offered
      .filter((thing) => thing.type === type)
      .map((thing) => ({ value: keyOf(thing), label: thing.title })),
  }));
  return (
    <MultiSelect
      label="Together with (optional)"
      description={
        isIncomplete
          ? 'Some of what is public could not be loaded.'
          : 'What else of this project is public. Visitors see all of it.'
      }
      searchable
      // Inside of the dialog, which is what a screen reader is in.
      comboboxProps={{ withinPortal: false }}
      hidePickedOptions
      maxValues={MOST - targets.length}
      data={data}
      value={value.map(keyOf)}
      onChange={(keys) => onChange(offered.filter((thing) => keys.includes(keyOf(thing))))}
      nothingFoundMessage={isPending ? 'Loading' : 'Nothing else is public'}
    />
  );
}
