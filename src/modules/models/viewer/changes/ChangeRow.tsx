import { VisuallyHidden } from '@mantine/core';
import { IconArrowRight, IconMapPin, IconMinus, IconPencil, IconPlus } from '@tabler/icons-react';
import type { ModelChange } from '@/api/generated/types.gen';
import { count } from '@/shared/format/format';
import { AppLink } from '@/shared/routing/AppLink';
import { useUnits } from '@/shared/viewer/UnitsProvider';
import { typeName } from '../format/properties';
import { nameOfValue, textOfValue } from '../valueTexts';
import classes from './ChangesPanel.module.css';

const kinds = {
  lost: { icon: IconMinus, label: 'Removed' },
  gained: { icon: IconPlus, label: 'Added' },
  changed: { icon: IconPencil, label: 'Changed' },
} as const;

const words = new Intl.ListFormat('en');

interface Props {
  row: ModelChange;
  href: string;
  current: boolean;
  onChoose: () => void;
}

/** Shows a difference between two versions, as a link to the element in the version that has it. */
export function ChangeRow({ row, href, current, onChoose }: Props) {
  const { change, element, pins } = row;
  const { icon: Icon, label } = kinds[change];
  // Aspects with values that are not plain, or were cut off.
  const hiddenAspects = row.aspects.filter(
    (each) => !row.values.some(({ aspect }) => aspect === each),
  );
  return (
    <li className={classes.item} data-change={change}>
      <AppLink
        href={href}
        className={`grid gap-8 p-4 rounded inherit undecorated ${classes.row}`}
        aria-current={current || undefined}
        onClick={onChoose}
      >
        <span className={`grid place-center ${classes.mark}`}>
          <Icon size={14} aria-hidden="true" />
          <VisuallyHidden>{label}</VisuallyHidden>
        </span>
        <span className="grid gap-2 min-w-0">
          <span className={`text-sm medium breaks ${classes.name}`}>{element.name}</span>
          <span className={`quiet text-xs breaks ${classes.facts}`}>
            <span>{typeName(element.type)}</span>
            <span>{element.storey}</span>
          </span>
          {hiddenAspects.length > 0 && (
            <span className={`quiet text-xs breaks ${classes.facts}`}>
              Differs in {words.format(hiddenAspects)}
            </span>
          )}
          {pins > 0 && (
            <span className="row gap-4 text-xs medium">
              <IconMapPin size={14} aria-hidden="true" />
              {count(pins, 'pin')}
            </span>
          )}
        </span>
      </AppLink>
      {row.values.length > 0 && <Values of={row} />}
    </li>
  );
}

/** Shows the old value above the new one, because long texts need the full width of the panel. */
function Values({ of: { element, values, valueCount } }: { of: ModelChange }) {
  const { units } = useUnits();
  const others = valueCount - values.length;
  return (
    <dl
      className={`grid gap-4 m-below-8 text-xs breaks ${classes.values}`}
      aria-label={`Changes of ${element.name}`}
    >
      {values.map((value, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a file may name a property twice
        <div key={i}>
          <dt>{nameOfValue(value)}</dt>
          <dd>
            <VisuallyHidden>Before: </VisuallyHidden>
            <span className="quiet">{textOfValue(value, value.before, units)}</span>
          </dd>
          <dd>
            <IconArrowRight size={14} aria-hidden="true" />
            <VisuallyHidden>Now: </VisuallyHidden>
            <span className="medium">{textOfValue(value, value.after, units)}</span>
          </dd>
        </div>
      ))}
      {others > 0 && (
        <div>
          <dt>And {count(others, 'other value')}</dt>
          <dd>Select the element in either version to see them all.</dd>
        </div>
      )}
    </dl>
  );
}
