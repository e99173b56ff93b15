import { describe, expect, test } from 'vitest';
import { groupsOfItem } from './ifcProperties';
import { groupsOfExtras, typeName } from './properties';

const wall = {
  id: '0$nL9Ggyqo3YElarIV1sXM',
  name: 'West wall',
  type: 'IFCWALL',
  storey: 'Level 1',
};

test.each([
  ['IFCWALL', 'Wall'],
  ['IFCPIPESEGMENT', 'Pipe segment'],
  ['IFCBUILDINGELEMENTPROXY', 'Building element proxy'],
  ['IFCWALLSTANDARDCASE', 'Wall standard case'],
  ['IFCDISCRETEACCESSORY', 'Discrete accessory'],
  ['IFCMECHANICALFASTENER', 'Mechanical fastener'],
  ['IFCSANITARYTERMINAL', 'Sanitary terminal'],
  ['IFCAIRTERMINALBOX', 'Air terminal box'],
  ['IFCSHADINGDEVICE', 'Shading device'],
  ['IFCELECTRICDISTRIBUTIONBOARD', 'Electric distribution board'],
  ['IFCSOMETHINGELSE', 'Somethingelse'],
  ['Chair', 'Chair'],
])('%s is called %s', (type, name) => {
  expect(typeName(type)).toBe(name);
});

describe('the properties of an element', () => {
  const identity = {
    name: 'Element',
    rows: [
      ['Name', 'West wall'],
      ['Type', 'Wall'],
      ['Level', 'Level 1'],
      ['GlobalId', wall.id],
    ],
  };

  test('of fragments are its attributes and sets, with quantities', () => {
    const item = {
      Name: { value: 'West wall' },
      Tag: { value: 'W-1' },
      ObjectPlacement: { value: 12 },
      IsDefinedBy: [
        {
          Name: { value: 'Pset_WallCommon' },
          HasProperties: [
            { Name: { value: 'IsExternal' }, NominalValue: { value: true } },
            { Name: { value: 'ThermalTransmittance' }, NominalValue: { value: 0.24 } },
            { Name: { value: 'Empty' } },
          ],
        },
        {
          Name: { value: 'BaseQuantities' },
          Quantities: [{ Name: { value: 'Length' }, LengthValue: { value: 1234.56789 } }],
        },
        { Name: { value: 'Nothing in it' } },
      ],
    };
    expect(groupsOfItem(wall, item)).toEqual([
      { name: 'Element', rows: [...identity.rows, ['Tag', 'W-1']] },
      {
        name: 'Pset_WallCommon',
        rows: [
          ['IsExternal', 'Yes'],
          ['ThermalTransmittance', '0.24'],
        ],
      },
      { name: 'BaseQuantities', rows: [['Length', '1,234.5679']] },
    ]);
  });

  test('of a GLB are the sets in its extras, and its other extras', () => {
    const extras = {
      guid: wall.id,
      type: 'IFCWALL',
      storey: 'Level 1',
      properties: { Pset_WallCommon: { LoadBearing: false }, Empty: {} },
      vendor: 'Acme',
      nested: { a: 1 },
    };
    expect(groupsOfExtras(wall, extras)).toEqual([
      identity,
      { name: 'Pset_WallCommon', rows: [['LoadBearing', 'No']] },
      { name: 'More', rows: [['vendor', 'Acme']] },
    ]);
  });

  test('do not show a generated number as the id', () => {
    const [group] = groupsOfExtras({ ...wall, id: 'node-7' }, {});
    expect(group?.rows.map(([name]) => name)).toEqual(['Name', 'Type', 'Level']);
  });
});
