import { Button, NumberInput, Select, TextInput } from '@mantine/core';
import { IconCloud } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { zSkyKind } from '@/api/generated/schemas/page-records.gen';
import type { DailyReport, ReportWeather, SkyKind } from '@/api/generated/types.gen';
import { reasonText } from '@/shared/errors/problemTexts';
import { formatCalendarDate } from '@/shared/format/format';
import { optionLabel } from '@/shared/format/labels';
import {
  fromUnits,
  inUnits,
  type Measured,
  weatherDigits,
  weatherUnit,
} from '@/shared/format/weather';
import { UnsavedCells } from '@/shared/forms/UnsavedChanges';
import { useProjectUnits } from '@/shared/projects/useProjectUnits';
import classes from './Report.module.css';
import { weatherText } from './weatherText';

const none: ReportWeather = { sky: 'clear', lowC: 0, highC: 0, windKph: 0, rainMm: 0, note: '' };
const skies = zSkyKind.options.map((value) => ({ value, label: optionLabel(value) }));

const numbers = [
  ['lowC', 'Low', 'temperature', -60, 60],
  ['highC', 'High', 'temperature', -60, 60],
  ['windKph', 'Wind', 'wind', 0, 400],
  ['rainMm', 'Rain', 'rain', 0, 2000],
] as const;

interface Props {
  projectId: string;
  report: DailyReport;
  mayEdit: boolean;
  onSave: (weather: ReportWeather) => Promise<unknown>;
}

/** The weather of the day, typed in or taken from the last report. Saved when the focus leaves it. */
export function WeatherSection({ projectId, report, mayEdit, onSave }: Props) {
  const { weather, lastWeather } = report;
  const id = useId();
  const [draft, setDraft] = useState<Partial<ReportWeather> | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isIn, setIn] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const units = useProjectUnits(projectId);
  // Only what is typed: the rest shows what others enter.
  const shown = draft || weather ? { ...(weather ?? none), ...draft } : null;
  // The field tells of a value again that it shows. What it stands for stays exact then.
  const typed = (
    before: ReportWeather,
    key: (typeof numbers)[number][0],
    of: Measured,
    value: number,
  ) => {
    if (inUnits(of, units, before[key]) === value) return;
    setDraft({ ...draft, [key]: fromUnits(of, units, value) });
  };
  const save = async (next: ReportWeather) => {
    const sent = draft;
    setFailure(null);
    setSaving(true);
    try {
      await onSave(next);
      // What was typed in the meantime stays.
      setDraft((now) => (now === sent ? null : now));
    } catch (error) {
      setFailure(error);
    }
    setSaving(false);
  };
  if (!shown && !mayEdit) return null;
  return (
    <section
      className={classes.section}
      aria-labelledby={id}
      onFocus={() => setIn(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        setIn(false);
        if (draft && shown) void save(shown);
      }}
    >
      <div className={`row gap-12 ${classes.head}`}>
        <h3 id={id}>Weather</h3>
        <span className="grow quiet text-xs" />
        {!shown && (
          <>
            {lastWeather && (
              <Button
                size="compact-xs"
                variant="subtle"
                leftSection={<IconCloud size={14} />}
                onClick={() => void save(lastWeather.weather)}
              >
                As on {formatCalendarDate(lastWeather.date)}
              </Button>
            )}
            <Button size="compact-xs" variant="subtle" onClick={() => setDraft(none)}>
              Fill in
            </Button>
          </>
        )}
      </div>
      <UnsavedCells
        isTyping={isIn && draft !== null}
        isSaving={isSaving}
        isLeft={draft !== null}
        onDiscard={() => setDraft(null)}
      />
      {failure !== null && (
        <p className={`negative text-xs ${classes.failure}`} role="alert">
          Not saved. {reasonText(failure)}
        </p>
      )}
      {shown && !mayEdit && <p className="m-0 text-sm pre-wrap">{weatherText(shown, units)}</p>}
      {shown && mayEdit && (
        <div className={`grid gap-8 items-end ${classes.weather}`}>
          <Select
            size="xs"
            label="Sky"
            allowDeselect={false}
            data={skies}
            value={shown.sky}
            onChange={(sky) => sky && setDraft({ ...draft, sky: sky as SkyKind })}
          />
          {numbers.map(([key, label, of, min, max]) => (
            <NumberInput
              key={key}
              size="xs"
              label={`${label}, ${weatherUnit(of, units)}`}
              hideControls
              min={inUnits(of, units, min)}
              max={inUnits(of, units, max)}
              decimalScale={weatherDigits(of, units)}
              value={inUnits(of, units, shown[key])}
              onChange={(value) => typed(shown, key, of, Number(value) || 0)}
            />
          ))}
          <TextInput
            size="xs"
            label="Note on the weather"
            maxLength={1000}
            value={shown.note}
            onChange={(event) => setDraft({ ...draft, note: event.currentTarget.value })}
          />
        </div>
      )}
    </section>
  );
}
