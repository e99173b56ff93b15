import type { ModelAspect, ModelValueChange } from '@/api/generated/types.gen';
import { openLabel } from '@/shared/format/labels';
import { areaText, lengthText, type Units } from '@/shared/format/units';
import { typeName, words } from './format/properties';

/** The labels of changed values. Properties use their own names. */
const names: Record<Exclude<ModelAspect, 'properties'>, string> = {
  name: 'Name',
  type: 'Type',
  storey: 'Level',
  place: 'Position',
  shape: 'Size',
};

const axes: Record<string, string> = { x: 'east (X)', y: 'north (Y)', z: 'height (Z)' };

export function nameOfValue({ aspect, set, name }: ModelValueChange): string {
  if (aspect === 'properties') return [set, name].filter(Boolean).join(': ');
  if (name === 'area') return 'Surface area';
  const label = openLabel(names, aspect);
  return name === null ? label : `${label}, ${axes[name] ?? name}`;
}

/** Formats a value with its unit, if any. */
export function textOfValue(
  { aspect, name }: ModelValueChange,
  value: ModelValueChange['before'],
  units: Units,
): string {
  if (aspect === 'type' && typeof value === 'string') return typeName(value);
  if ((aspect === 'place' || aspect === 'shape') && typeof value === 'number')
    return name === 'area' ? areaText(value, units) : lengthText(value, units);
  return words(value) ?? 'None';
}
