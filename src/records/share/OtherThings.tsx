import { Button, MultiSelect, VisuallyHidden } from '@mantine/core';
import { useRef, useState } from 'react';
import type { ShareTarget, TargetType } from '@/api/generated/types.gen';
import { shareKind } from '@/shared/modules/modules';
import type { PublicThing } from './publicThings';
import classes from './Share.module.css';
import { usePublicThings } from './usePublicThings';

/** Maximum targets per link (CreateShareLinkRequest in the contract). */
const MAX_TARGETS = 50;

interface Props {
  projectId: string;
  /** The targets that the link always includes. */
  targets: readonly ShareTarget[];
  value: readonly PublicThing[];
  onChange: (things: PublicThing[]) => void;
}

const keyOf = ({ type, id }: ShareTarget) => `${type} ${id}`;

/** Groups the targets by type, for the list of options. */
function grouped(things: readonly PublicThing[]) {
  const types = [...new Set(things.map(({ type }) => type))];
  return types.map((type) => ({
    group: shareKind(type).heading,
    items: things
      .filter((thing) => thing.type === type)
      .map((thing) => ({ value: keyOf(thing), label: thing.title })),
  }));
}

/** Adds more targets of any type to a link. */
export function OtherThings({ projectId, targets, value, onChange }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState(false);
  const lists = usePublicThings(projectId, wanted);
  const taken = new Set(targets.map(keyOf));
  const offered = lists.things.filter((thing) => !taken.has(keyOf(thing)));
  const most = MAX_TARGETS - targets.length;
  const retry = () => {
    lists.retry();
    // The button disappears once everything is loaded.
    field.current?.focus();
  };
  const nothing = lists.isLoading
    ? 'Loading'
    : offered.length > 0
      ? 'No match among the items that can be shared'
      : 'This project has nothing else to share';
  const missing = lists.failed.length > 0 && (
    <p className="flex wrap gap-4-8 items-center m-below-4 negative text-xs" role="alert">
      <span>{namesOf(lists.failed)} could not be loaded.</span>
      <Button size="compact-xs" variant="default" loading={lists.isRetrying} onClick={retry}>
        Retry
      </Button>
    </p>
  );
  return (
    <div>
      <MultiSelect
        ref={field}
        label="Also include"
        description={
          value.length >= most
            ? `One link can include at most ${MAX_TARGETS} items.`
            : 'Other scans, models, tours, albums, videos and cameras. Visitors see everything in the link.'
        }
        // Above the field, because the list of options covers what is below.
        inputContainer={(input) => (
          <>
            {missing}
            {input}
          </>
        )}
        searchable
        // Inside the dialog, so that screen readers reach it.
        comboboxProps={{ withinPortal: false }}
        maxValues={most}
        data={grouped(offered)}
        value={value.map(keyOf)}
        onChange={(keys) => onChange(offered.filter((thing) => keys.includes(keyOf(thing))))}
        loading={lists.isLoading}
        nothingFoundMessage={lists.failed.length > 0 && offered.length === 0 ? undefined : nothing}
        onFocus={() => setWanted(true)}
      />
      {lists.isCut && (
        <p className={`m-top-8 quiet text-xs ${classes.quiet}`}>
          The list shows the first 100 items of each type.
        </p>
      )}
      <VisuallyHidden role="status">
        {lists.isLoading && 'Loading what can be shared'}
        {wanted && !lists.isLoading && offered.length === 0 && nothing}
      </VisuallyHidden>
    </div>
  );
}

/** Joins type names to the start of a sentence, such as '3D models, photo albums and videos'. */
function namesOf(types: readonly TargetType[]): string {
  const [first = '', ...others] = types.map((type) => shareKind(type).heading);
  // '3D models' keeps its capital letter.
  const inside = others.map((name) => name.charAt(0).toLowerCase() + name.slice(1));
  return new Intl.ListFormat('en').format([first, ...inside]);
}
