import { ActionIcon, Button, Group, NumberInput, Select } from '@mantine/core';
import { IconHash, IconPolygon, IconRuler2, IconRulerMeasure, IconX } from '@tabler/icons-react';
import { type SubmitEvent, useState } from 'react';
import type { SheetDetail } from '@/api/generated/types.gen';
import { failureText } from '@/shared/errors/operationTexts';
import { FOOT } from '@/shared/format/units';
import { FormMessage } from '@/shared/forms/FormMessage';
import { useUnsavedInput } from '@/shared/forms/UnsavedChanges';
import { EmptyState } from '@/shared/ui/EmptyState';
import { useUnits } from '@/shared/viewer/UnitsProvider';
import { UnitsSwitch } from '@/shared/viewer/UnitsSwitch';
import { useUpdateSheet } from '../../mutations';
import classes from '../Sheet.module.css';
import { lengthOf, type MeasureKind, type MeasureTool, measureText } from './measures';
import type { Measures } from './useMeasures';

const tools: Record<MeasureKind, { label: string; icon: typeof IconRuler2 }> = {
  length: { label: 'Length', icon: IconRuler2 },
  area: { label: 'Area', icon: IconPolygon },
  count: { label: 'Count', icon: IconHash },
};

const hints: Record<MeasureTool, string> = {
  length: 'Click both ends, or move the sheet and press Enter.',
  area: 'Click the corners in turn, then finish.',
  count: 'Click each one, then finish.',
  calibrate: 'Click both ends of a length that you know, such as a dimension.',
};

interface Props extends Measures {
  sheet: SheetDetail;
  /** Whether measurements are kept. */
  isSaved: boolean;
}

/** Measures on a sheet. Lengths and areas need its scale, which anyone who may correct the sheet can set. */
export function MeasurePanel({ sheet, isSaved, ...state }: Props) {
  const { measures, tool, begun, setTool, finish, remove } = state;
  const { units } = useUnits();
  const { metersPerPoint } = sheet;
  const mayCalibrate = sheet.permittedActions.includes('update');
  const text = (measure: (typeof measures)[number]) =>
    measureText(measure, sheet, metersPerPoint, units);
  return (
    <div className="grid gap-12">
      <Group gap="xs">
        {(Object.keys(tools) as MeasureKind[]).map((kind) => {
          const { label, icon: Icon } = tools[kind];
          return (
            <Button
              key={kind}
              size="xs"
              variant={tool === kind ? 'filled' : 'default'}
              aria-pressed={tool === kind}
              leftSection={<Icon size={16} />}
              disabled={metersPerPoint === null && kind !== 'count'}
              onClick={() => setTool(tool === kind ? null : kind)}
            >
              {label}
            </Button>
          );
        })}
      </Group>
      {tool && (
        <p className="quiet text-xs" role="status">
          {hints[tool]}
        </p>
      )}
      {(tool === 'area' || tool === 'count') && (
        <Button size="xs" disabled={begun.length < (tool === 'area' ? 3 : 1)} onClick={finish}>
          {tool === 'count' ? `Finish with ${begun.length}` : 'Finish'}
        </Button>
      )}
      {metersPerPoint === null && (
        <p className="quiet text-xs">
          {mayCalibrate
            ? 'This sheet has no scale yet. Set it with a length that you know.'
            : 'This sheet has no scale yet. Those who may correct sheets can set it.'}
        </p>
      )}
      {mayCalibrate && tool !== 'calibrate' && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconRulerMeasure size={16} />}
          onClick={() => setTool('calibrate')}
        >
          {metersPerPoint === null ? 'Set the scale' : 'Set the scale again'}
        </Button>
      )}
      {tool === 'calibrate' && (
        <Scale
          sheet={sheet}
          points={begun.length === 2 ? lengthOf(begun, sheet) : null}
          onDone={() => setTool(null)}
        />
      )}
      <UnitsSwitch />
      {measures.length === 0 && !tool && (
        <EmptyState icon={<IconRuler2 size={20} />} title="No measurements yet">
          Measure lengths and areas, or count what is on the sheet.
          {isSaved
            ? ' They are kept in your layer of the markup.'
            : ' They last until you leave the sheet.'}
        </EmptyState>
      )}
      <ul className="grid gap-4 list" aria-label="Measurements">
        {measures.map((measure, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they stay in order.
          <li key={i} className={classes.row}>
            <span className={`grow min-w-0 text-sm ${classes.rowText}`}>
              <strong>{text(measure)}</strong>
              <span className="quiet text-xs">{tools[measure.kind].label}</span>
            </span>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`Remove ${tools[measure.kind].label.toLowerCase()} ${text(measure)}`}
              onClick={() => remove(i)}
            >
              <IconX size={16} />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ScaleProps {
  sheet: SheetDetail;
  /** The length between both ends in points of the page; null until both are set. */
  points: number | null;
  onDone: () => void;
}

const METERS: Record<string, number> = { ft: FOOT, in: FOOT / 12, m: 1, mm: 0.001 };

function Scale({ sheet, points, onDone }: ScaleProps) {
  const { units } = useUnits();
  const [length, setLength] = useState<number | string>('');
  const [unit, setUnit] = useState(units === 'metric' ? 'm' : 'ft');
  const update = useUpdateSheet(sheet.projectId, { failure: 'inline' });
  const { question, close } = useUnsavedInput(length !== '' && !update.isPending);
  const meters = Number(length) * (METERS[unit] ?? 1);
  const isReady = points !== null && points > 0 && meters > 0;
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isReady) return;
    const metersPerPoint = meters / points;
    update.mutate({ sheet, version: sheet.version, metersPerPoint }, { onSuccess: onDone });
  };
  return (
    <form className="grid gap-12" onSubmit={save}>
      <Group gap="xs" align="end" wrap="nowrap">
        <NumberInput
          label="Its length"
          min={0}
          hideControls
          value={length}
          onChange={setLength}
          disabled={points === null}
        />
        <Select
          aria-label="Unit"
          w={84}
          allowDeselect={false}
          data={Object.keys(METERS)}
          value={unit}
          onChange={(value) => value && setUnit(value)}
        />
      </Group>
      {update.error && <FormMessage>{failureText('updateSheet', update.error)}</FormMessage>}
      <Group gap="xs">
        <Button type="submit" size="xs" disabled={!isReady} loading={update.isPending}>
          Save scale
        </Button>
        <Button size="xs" variant="default" onClick={() => close(onDone)}>
          Cancel
        </Button>
      </Group>
      {question}
    </form>
  );
}
