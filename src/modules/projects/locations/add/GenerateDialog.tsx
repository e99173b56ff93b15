import { Fieldset, NumberInput, Switch, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { LocationImportRow, ProjectLocation } from '@/api/generated/types.gen';
import { locationText } from '@/records/log/locationText';
import { count } from '@/shared/format/format';
import dialog from '@/shared/forms/Dialog.module.css';
import classes from '../Locations.module.css';
import type { Locations } from '../tree';
import { KINDS } from '../tree';
import { faultOf, generated, lengthOf, type Series } from './generate';
import { pathRow } from './IntoSelect';
import { MOST_ROWS, PathsDialog } from './PathsDialog';

interface Props {
  projectId: string;
  locations: Locations;
  /** The location to generate in; null for a building that may be new. */
  into: ProjectLocation | null;
  onClose: () => void;
}

const firstLevels: Series = { pattern: 'Level {n}', first: 1, last: 12 };
const firstRooms: Series = { pattern: 'Room {level}.{nn}', first: 1, last: 20 };

/** Adds levels and rooms with running numbers. */
export default function GenerateDialog({ projectId, locations, into, onClose }: Props) {
  const top = locations.in(null).find(({ archived }) => !archived);
  const [building, setBuilding] = useState(top?.name ?? 'Building 1');
  const mayHaveLevels = into === null || into.kind === 'building';
  const [levels, setLevels] = useState(firstLevels);
  const [rooms, setRooms] = useState(firstRooms);
  const [hasLevels, setHasLevels] = useState(mayHaveLevels);
  const [hasRooms, setHasRooms] = useState(true);
  const [isDirty, setDirty] = useState(false);
  const base = useMemo(
    (): LocationImportRow =>
      into ? pathRow(locations, into) : building.trim() ? { building: building.trim() } : {},
    [locations, into, building],
  );
  const faults = {
    levels: hasLevels ? faultOf(levels) : null,
    rooms: hasRooms ? faultOf(rooms) : null,
  };
  const isReady = !faults.levels && !faults.rooms && base.building && (hasLevels || hasRooms);
  const number = (hasLevels ? lengthOf(levels) : 1) * (hasRooms ? lengthOf(rooms) : 1);
  const rows = useMemo(
    () =>
      isReady && number <= MOST_ROWS
        ? generated(base, hasLevels ? levels : null, hasRooms ? rooms : null)
        : [],
    [isReady, number, base, hasLevels, levels, hasRooms, rooms],
  );
  const change = (set: () => void) => {
    setDirty(true);
    set();
  };
  const pathOf = (row: LocationImportRow | undefined) =>
    row ? locationText(KINDS.flatMap((kind) => row[kind] ?? [])) : '';
  return (
    <PathsDialog
      title={into ? `Generate in ${into.name}` : 'Generate levels and rooms'}
      projectId={projectId}
      rows={rows}
      dirty={isDirty}
      onClose={onClose}
    >
      {!into && (
        <TextInput
          label="Building"
          description="One that is there, or a new one"
          list="generate-buildings"
          maxLength={100}
          data-autofocus
          error={building.trim() ? null : 'Enter the name of the building.'}
          value={building}
          onChange={({ currentTarget }) => change(() => setBuilding(currentTarget.value))}
        />
      )}
      <datalist id="generate-buildings">
        {locations
          .in(null)
          .filter(({ archived }) => !archived)
          .map(({ id, name }) => (
            <option key={id} value={name} />
          ))}
      </datalist>
      {mayHaveLevels && (
        <SeriesFields
          legend="Levels"
          hint="{n} is the number, {nn} the number with two digits."
          series={levels}
          isOn={hasLevels}
          fault={faults.levels}
          onOn={(on) => change(() => setHasLevels(on))}
          onChange={(next) => change(() => setLevels(next))}
        />
      )}
      <SeriesFields
        legend={hasLevels ? 'Rooms on each level' : 'Rooms'}
        hint="{level} is the number of the level."
        series={rooms}
        isOn={hasRooms}
        fault={faults.rooms}
        onOn={(on) => change(() => setHasRooms(on))}
        onChange={(next) => change(() => setRooms(next))}
      />
      {number > MOST_ROWS ? (
        <p className="m-0 text-sm" role="alert">
          {count(number, 'location')} are too many: a project has at most 5,000.
        </p>
      ) : (
        rows.length > 0 && (
          <p className="m-0 text-sm">
            {[hasLevels && count(lengthOf(levels), 'level'), hasRooms && count(number, 'room')]
              .filter(Boolean)
              .join(' with ')}
            , from {pathOf(rows[0])} to {pathOf(rows.at(-1))}.
          </p>
        )
      )}
    </PathsDialog>
  );
}

interface SeriesProps {
  legend: string;
  hint: string;
  series: Series;
  isOn: boolean;
  fault: string | null;
  onOn: (on: boolean) => void;
  onChange: (series: Series) => void;
}

/** The names of levels or rooms: a pattern, and the first and the last number. */
const SeriesFields = ({ legend, hint, series, isOn, fault, onOn, onChange }: SeriesProps) => (
  <Fieldset
    legend={
      <Switch
        label={legend}
        checked={isOn}
        onChange={({ currentTarget }) => onOn(currentTarget.checked)}
      />
    }
    className={dialog.group ?? ''}
  >
    {isOn && (
      <div className={`grid gap-8 ${classes.columns}`}>
        <TextInput
          label="Name"
          description={hint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={100}
          error={fault}
          value={series.pattern}
          onChange={({ currentTarget }) => onChange({ ...series, pattern: currentTarget.value })}
        />
        {(['first', 'last'] as const).map((end) => (
          <NumberInput
            key={end}
            label={end === 'first' ? 'First' : 'Last'}
            allowDecimal={false}
            min={-99}
            max={99_999}
            value={Number.isNaN(series[end]) ? '' : series[end]}
            onChange={(value) =>
              onChange({ ...series, [end]: value === '' ? Number.NaN : Number(value) })
            }
          />
        ))}
      </div>
    )}
  </Fieldset>
);
