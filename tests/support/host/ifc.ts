import { guidOf } from '../../../mock-server/demo/models/building.ts';

type Triple = readonly [x: number, y: number, z: number];

export interface TestBox {
  name: string;
  storey: string;
  /** In the unit of the file. */
  at: Triple;
  size: Triple;
  /** An IFC class with the attributes of an element. IFCSPACE is placed as a room. */
  type?: 'IFCBUILDINGELEMENTPROXY' | 'IFCFURNISHINGELEMENT' | 'IFCSPACE';
}

export interface TestModel {
  /** Written in this order. Elevations are in the unit of the file. */
  storeys: readonly (readonly [name: string, elevation: number])[];
  boxes: readonly TestBox[];
  /** The unit of lengths. Volumes are in the cube of it, as design programs write them. */
  unit?: 'm' | 'mm';
  /** Gives the boxes a type with a property set, a layered material, and a volume in their own unit. */
  described?: boolean;
}

const real = (n: number) => (Number.isInteger(n) ? `${n}.` : String(n));

/** Writes boxes as IFC4, with what design programs write around elements. */
export function testIfc({ storeys, boxes, unit = 'm', described = false }: TestModel): Buffer {
  const all: string[] = [];
  const add = (line: string) => `#${all.push(`#${all.length + 1}=${line};`)}`;
  const root = (of: string, name: string) => `'${guidOf(of)}',$,'${name}'`;
  const point = (...coordinates: number[]) => add(`IFCCARTESIANPOINT((${coordinates.map(real)}))`);
  const placed = (origin: Triple) => add(`IFCAXIS2PLACEMENT3D(${point(...origin)},$,$)`);
  const world = placed([0, 0, 0]);
  const placeIn = (parent: string, origin = world) => add(`IFCLOCALPLACEMENT(${parent},${origin})`);
  const context = add(`IFCGEOMETRICREPRESENTATIONCONTEXT($,'Model',3,1.E-05,${world},$)`);
  const prefix = unit === 'mm' ? '.MILLI.' : '$';
  const units = [
    `LENGTHUNIT.,${prefix},.METRE`,
    `AREAUNIT.,${prefix},.SQUARE_METRE`,
    `VOLUMEUNIT.,${prefix},.CUBIC_METRE`,
    'PLANEANGLEUNIT.,$,.RADIAN',
  ].map((each) => add(`IFCSIUNIT(*,.${each}.)`));
  const project = add(
    `IFCPROJECT(${root('p', 'Test')},$,$,$,$,(${context}),${add(`IFCUNITASSIGNMENT((${units}))`)})`,
  );
  const place = placeIn('$');
  const building = add(`IFCBUILDING(${root('b', 'Hall')},$,$,${place},$,$,.ELEMENT.,$,$,$)`);
  const parts = (of: string, whole: string, list: readonly string[]) =>
    add(`IFCRELAGGREGATES('${guidOf(`parts ${of}`)}',$,$,$,${whole},(${list}))`);
  parts('p', project, [building]);

  const box = ([dx, dy, dz]: Triple) => {
    const middle = add(`IFCAXIS2PLACEMENT2D(${point(dx / 2, dy / 2)},$)`);
    const profile = add(`IFCRECTANGLEPROFILEDEF(.AREA.,$,${middle},${real(dx)},${real(dy)})`);
    const up = add('IFCDIRECTION((0.,0.,1.))');
    const solid = add(`IFCEXTRUDEDAREASOLID(${profile},${world},${up},${real(dz)})`);
    const shape = add(`IFCSHAPEREPRESENTATION(${context},'Body','SweptSolid',(${solid}))`);
    return add(`IFCPRODUCTDEFINITIONSHAPE($,$,(${shape}))`);
  };
  const elements: string[] = [];
  const rows = storeys.map(([name, elevation]) => {
    const storeyPlace = placeIn(place, placed([0, 0, elevation]));
    const storey = add(
      `IFCBUILDINGSTOREY(${root(name, name)},$,$,${storeyPlace},$,$,.ELEMENT.,${real(elevation)})`,
    );
    const inside: string[] = [];
    const rooms: string[] = [];
    for (const each of boxes.filter((testBox) => testBox.storey === name)) {
      const type = each.type ?? 'IFCBUILDINGELEMENTPROXY';
      const head = `${root(each.name, each.name)},$,$,${placeIn(storeyPlace, placed(each.at))},${box(each.size)}`;
      if (type === 'IFCSPACE') rooms.push(add(`IFCSPACE(${head},$,.ELEMENT.,.INTERNAL.,$)`));
      else inside.push(add(`${type}(${head},$${type.endsWith('PROXY') ? ',$' : ''})`));
      if (described && type !== 'IFCSPACE') writeQuantities(each, inside.at(-1) ?? '');
    }
    elements.push(...inside);
    if (rooms.length > 0) parts(name, storey, rooms);
    if (inside.length > 0)
      add(
        `IFCRELCONTAINEDINSPATIALSTRUCTURE('${guidOf(`in ${name}`)}',$,$,$,(${inside}),${storey})`,
      );
    return storey;
  });
  parts('b', building, rows);
  if (described) writeTypeAndMaterials(elements);

  function writeQuantities({ name, size: [x, y, z] }: TestBox, element: string) {
    const volume = add(`IFCQUANTITYVOLUME('NetVolume',$,$,${real(x * y * z)},$)`);
    const length = add(`IFCQUANTITYLENGTH('Length',$,$,${real(x)},$)`);
    const set = add(
      `IFCELEMENTQUANTITY(${root(`q ${name}`, 'BaseQuantities')},$,$,(${volume},${length}))`,
    );
    define(`dq ${name}`, [element], set);
  }
  function writeTypeAndMaterials(elements: readonly string[]) {
    const value = (name: string, content: string) =>
      add(`IFCPROPERTYSINGLEVALUE('${name}',$,${content},$)`);
    const rating = value('FireRating', "IFCLABEL('EI 60')");
    const width = value('Width', `IFCPOSITIVELENGTHMEASURE(${unit === 'mm' ? '200.' : '0.2'})`);
    const set = add(`IFCPROPERTYSET(${root('ts', 'Pset_TypeCommon')},$,(${rating},${width}))`);
    const type = add(
      `IFCBUILDINGELEMENTPROXYTYPE(${root('t', 'Block 200')},$,$,(${set}),$,$,$,.NOTDEFINED.)`,
    );
    add(`IFCRELDEFINESBYTYPE('${guidOf('dt')}',$,$,$,(${elements}),${type})`);
    const layers = [
      ['Concrete', 150],
      ['Mineral wool', 50],
    ] as const;
    const stack = layers.map(([name, thickness]) => {
      const material = add(`IFCMATERIAL('${name}',$,$)`);
      const deep = real(unit === 'mm' ? thickness : thickness / 1000);
      return add(`IFCMATERIALLAYER(${material},${deep},$,$,$,$,$)`);
    });
    const layerSet = add(`IFCMATERIALLAYERSET((${stack}),'Outer wall',$)`);
    const usage = add(`IFCMATERIALLAYERSETUSAGE(${layerSet},.AXIS2.,.POSITIVE.,0.,$)`);
    add(`IFCRELASSOCIATESMATERIAL('${guidOf('dm')}',$,$,$,(${elements}),${usage})`);
  }
  function define(of: string, elements: readonly string[], set: string) {
    add(`IFCRELDEFINESBYPROPERTIES('${guidOf(of)}',$,$,$,(${elements}),${set})`);
  }

  return Buffer.from(
    [
      'ISO-10303-21;',
      'HEADER;',
      "FILE_DESCRIPTION(('ViewDefinition [ReferenceView]'),'2;1');",
      "FILE_NAME('test.ifc','2026-01-01T00:00:00',(''),(''),'test','test','');",
      "FILE_SCHEMA(('IFC4'));",
      'ENDSEC;',
      'DATA;',
      ...all,
      'ENDSEC;',
      'END-ISO-10303-21;',
      '',
    ].join('\n'),
  );
}
