import { guidOf } from '../../mock-server/models/building.ts';

const PER_STOREY = 400;
const SEGMENTS = 24;
const RINGS = 3;

/** Writes lines until they have about this many bytes. */
class Lines {
  readonly #parts: string[] = [];
  #count = 0;
  bytes = 0;

  add(line: string): string {
    const id = `#${++this.#count}`;
    const text = `${id}=${line};\n`;
    this.#parts.push(text);
    this.bytes += text.length;
    return id;
  }

  toBuffer(): Buffer {
    return Buffer.from(this.#parts.join(''));
  }
}

/**
 * Writes an IFC4 file of about this many bytes, as design programs do: storeys of columns with a
 * triangulated surface of their own, a type with properties, and quantities for each.
 */
export function largeIfc(bytes: number): { data: Buffer; elements: number } {
  const lines = new Lines();
  const add = (line: string) => lines.add(line);
  const root = (of: string, name: string) => `'${guidOf(of)}',$,'${name}'`;
  const point = (...at: number[]) => add(`IFCCARTESIANPOINT((${at.map((n) => n.toFixed(4))}))`);
  const placed = (...at: number[]) => add(`IFCAXIS2PLACEMENT3D(${point(...at)},$,$)`);
  const world = placed(0, 0, 0);
  const context = add(`IFCGEOMETRICREPRESENTATIONCONTEXT($,'Model',3,1.E-05,${world},$)`);
  const unit = add('IFCSIUNIT(*,.LENGTHUNIT.,$,.METRE.)');
  const units = add(`IFCUNITASSIGNMENT((${unit}))`);
  const project = add(`IFCPROJECT(${root('p', 'Large')},$,$,$,$,(${context}),${units})`);
  const place = add(`IFCLOCALPLACEMENT($,${world})`);
  const building = add(`IFCBUILDING(${root('b', 'Hall')},$,$,${place},$,$,.ELEMENT.,$,$,$)`);
  add(`IFCRELAGGREGATES('${guidOf('parts p')}',$,$,$,${project},(${building}))`);
  const storeys: string[] = [];
  let elements = 0;
  while (lines.bytes < bytes) {
    const level = storeys.length;
    const own = add(`IFCLOCALPLACEMENT(${place},${placed(0, 0, level * 4)})`);
    const name = `Level ${level + 1}`;
    const storey = add(
      `IFCBUILDINGSTOREY(${root(name, name)},$,$,${own},$,$,.ELEMENT.,${level * 4}.)`,
    );
    storeys.push(storey);
    const inside: string[] = [];
    for (let i = 0; i < PER_STOREY && lines.bytes < bytes; i++) {
      const id = `c${elements++}`;
      const shape = surfaceOf(add, context, elements);
      const at = add(
        `IFCLOCALPLACEMENT(${own},${placed((i % 20) * 3, Math.floor(i / 20) * 3, 0)})`,
      );
      const column = add(`IFCCOLUMN(${root(id, `Column ${elements}`)},$,$,${at},${shape},$,$)`);
      inside.push(column);
      const values = ['Length', 'Width', 'Reference'].map((key, n) =>
        add(`IFCPROPERTYSINGLEVALUE('${key}',$,IFCREAL(${(n + elements / 7).toFixed(3)}),$)`),
      );
      const set = add(`IFCPROPERTYSET(${root(`${id} set`, 'Pset_ColumnCommon')},$,(${values}))`);
      add(`IFCRELDEFINESBYPROPERTIES('${guidOf(`${id} rel`)}',$,$,$,(${column}),${set})`);
    }
    add(`IFCRELCONTAINEDINSPATIALSTRUCTURE('${guidOf(`in ${name}`)}',$,$,$,(${inside}),${storey})`);
  }
  add(`IFCRELAGGREGATES('${guidOf('parts b')}',$,$,$,${building},(${storeys}))`);
  const head = `ISO-10303-21;\nHEADER;\nFILE_DESCRIPTION((''),'2;1');\nFILE_NAME('','',(''),(''),'','','');\nFILE_SCHEMA(('IFC4'));\nENDSEC;\nDATA;\n`;
  const end = 'ENDSEC;\nEND-ISO-10303-21;\n';
  return { data: Buffer.concat([Buffer.from(head), lines.toBuffer(), Buffer.from(end)]), elements };
}

/** A column with a waist, different for each element, so that no shape occurs twice. */
function surfaceOf(add: (line: string) => string, context: string, seed: number): string {
  const corners: string[] = [];
  for (let ring = 0; ring <= RINGS; ring++) {
    const radius = 0.3 + 0.1 * Math.sin(seed + ring);
    for (let k = 0; k < SEGMENTS; k++) {
      const turn = (2 * Math.PI * k) / SEGMENTS;
      const at = [Math.cos(turn) * radius, Math.sin(turn) * radius, ring];
      corners.push(`(${at.map((n) => n.toFixed(6))})`);
    }
  }
  const faces: string[] = [];
  for (let ring = 0; ring < RINGS; ring++) {
    for (let k = 0; k < SEGMENTS; k++) {
      const [a, b] = [ring * SEGMENTS + k + 1, ring * SEGMENTS + ((k + 1) % SEGMENTS) + 1];
      faces.push(`(${a},${b},${b + SEGMENTS})`, `(${a},${b + SEGMENTS},${a + SEGMENTS})`);
    }
  }
  const points = add(`IFCCARTESIANPOINTLIST3D((${corners}))`);
  const set = add(`IFCTRIANGULATEDFACESET(${points},$,.F.,(${faces}),$)`);
  const body = add(`IFCSHAPEREPRESENTATION(${context},'Body','Tessellation',(${set}))`);
  return add(`IFCPRODUCTDEFINITIONSHAPE($,$,(${body}))`);
}
