import { describe, expect, test } from 'vitest';
import { groupsOfItem } from './ifcProperties';
import { measureText } from './ifcUnits';

const block = { id: '2TNj', name: 'Block', type: 'IFCBUILDINGELEMENTPROXY', storey: 'Level 1' };
const label = (value: string) => ({ value, type: 'IFCLABEL' });
const unit = (type: string, name: string, prefix?: string) => ({
  UnitType: label(type),
  Name: label(name),
  ...(prefix && { Prefix: label(prefix) }),
});
const millimeters = measureText([
  unit('LENGTHUNIT', 'METRE', 'MILLI'),
  unit('AREAUNIT', 'SQUARE_METRE', 'MILLI'),
  unit('VOLUMEUNIT', 'CUBIC_METRE', 'MILLI'),
  unit('PLANEANGLEUNIT', 'RADIAN'),
]);
const property = (name: string, value: unknown, type = 'IFCLABEL') => ({
  Name: label(name),
  NominalValue: { value, type },
});

describe('units of the file', () => {
  const feet = measureText([unit('LENGTHUNIT', 'FOOT'), unit('MASSUNIT', 'GRAM', 'KILO')]);
  test.each([
    [millimeters, 6_240_000_000, 'IFCVOLUMEMEASURE', '6.24 m³'],
    [millimeters, 2_500_000, 'IFCAREAMEASURE', '2.5 m²'],
    [millimeters, 1200, 'IFCPOSITIVELENGTHMEASURE', '1,200 mm'],
    [millimeters, Math.PI / 4, 'IFCPLANEANGLEMEASURE', '45°'],
    [feet, 12.5, 'IFCLENGTHMEASURE', '12.5 ft'],
    [feet, 80, 'IFCMASSMEASURE', '80 kg'],
    [feet, 0.5, 'IFCRATIOMEASURE', null],
    [feet, 3, 'IFCREAL', null],
  ])('%#: %2$s of %1$s is %3$s', (measure, value, type, text) => {
    expect(measure(value, type)).toBe(text);
  });
});

describe('an element of a design program', () => {
  const type = {
    _category: { value: 'IFCBUILDINGELEMENTPROXYTYPE' },
    Name: label('Block 200'),
    HasPropertySets: [
      {
        Name: label('Pset_Common'),
        HasProperties: [
          property('FireRating', 'EI 30'),
          property('Width', 200, 'IFCLENGTHMEASURE'),
        ],
      },
    ],
  };
  const set = { Name: label('Pset_Common'), HasProperties: [property('FireRating', 'EI 60')] };

  test('has the properties of its type, and its own override them', () => {
    expect(groupsOfItem(block, { IsDefinedBy: [type, set] }, millimeters).slice(1)).toEqual([
      {
        name: 'Pset_Common',
        rows: [
          ['FireRating', 'EI 60'],
          ['Width', '200 mm'],
        ],
      },
    ]);
    expect(groupsOfItem(block, { IsDefinedBy: [type] })[0]?.rows).toContainEqual([
      'Type name',
      'Block 200',
    ]);
  });

  test('has a property in the unit that the property states', () => {
    const ownUnit = {
      ...property('Flow', 12, 'IFCLENGTHMEASURE'),
      Unit: [unit('LENGTHUNIT', 'METRE')],
    };
    const [, group] = groupsOfItem(
      block,
      { IsDefinedBy: [{ ...set, HasProperties: [ownUnit] }] },
      millimeters,
    );
    expect(group?.rows).toEqual([['Flow', '12 m']]);
  });

  const material = (name: string) => ({
    _category: { value: 'IFCMATERIAL' },
    Name: label(name),
  });
  const layers = {
    ForLayerSet: [
      {
        MaterialLayers: [
          {
            LayerThickness: { value: 150, type: 'IFCPOSITIVELENGTHMEASURE' },
            Material: [material('Concrete')],
          },
          {
            LayerThickness: { value: 50, type: 'IFCPOSITIVELENGTHMEASURE' },
            Material: [material('Mineral wool')],
          },
        ],
      },
    ],
  };
  test.each([
    ['one', material('Steel'), [['Material', 'Steel']]],
    [
      'a list',
      { Materials: [material('Steel'), material('Zinc')] },
      [
        ['Material', 'Steel'],
        ['Material', 'Zinc'],
      ],
    ],
    [
      'layers',
      layers,
      [
        ['Layer 1', 'Concrete, 150 mm'],
        ['Layer 2', 'Mineral wool, 50 mm'],
      ],
    ],
    [
      'constituents',
      { MaterialConstituents: [{ Name: label('Frame'), Material: [material('Oak')] }] },
      [['Constituent 1', 'Oak']],
    ],
  ])('has its materials: %s', (_, association, rows) => {
    expect(groupsOfItem(block, { HasAssociations: [association] }, millimeters)).toContainEqual({
      name: 'Materials',
      rows,
    });
    // Or those of its type.
    const typed = { ...type, HasAssociations: [association] };
    expect(groupsOfItem(block, { IsDefinedBy: [typed] }, millimeters)).toContainEqual({
      name: 'Materials',
      rows,
    });
  });
});
