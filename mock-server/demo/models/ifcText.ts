import {
  type Building,
  type BuildingElement,
  type Color,
  colors,
  guidOf,
  type Value,
} from './building.ts';

/** Attributes of IFC4 that follow those common to all elements. */
const TAIL: Partial<Record<BuildingElement['type'], (element: BuildingElement) => string>> = {
  IFCSLAB: () => ',.FLOOR.',
  IFCWALL: () => ',.SOLIDWALL.',
  IFCCOLUMN: () => ',.COLUMN.',
  IFCBEAM: () => ',.BEAM.',
  IFCWINDOW: ({ size }) => `,${real(size[2])},${real(Math.max(size[0], size[1]))},.WINDOW.,$,$`,
  IFCDOOR: ({ size }) => `,${real(size[2])},${real(Math.max(size[0], size[1]))},.DOOR.,$,$`,
  IFCPIPESEGMENT: () => ',.RIGIDSEGMENT.',
  IFCDUCTSEGMENT: () => ',.RIGIDSEGMENT.',
};

const real = (n: number) => (Number.isInteger(n) ? `${n}.` : String(n));
const text = (value: string) => `'${value.replaceAll("'", "''")}'`;

function typed(value: Value): string {
  if (typeof value === 'boolean') return `IFCBOOLEAN(${value ? '.T.' : '.F.'})`;
  return typeof value === 'number' ? `IFCREAL(${real(value)})` : `IFCLABEL(${text(value)})`;
}

/** Numbered lines of the data section. */
class Lines {
  readonly all: string[] = [];

  /** @returns the reference of the line, `#12` */
  add(line: string): string {
    this.all.push(`#${this.all.length + 1}=${line};`);
    return `#${this.all.length}`;
  }
}

/** Writes the building as IFC4 (ISO 16739) in the STEP physical file format (ISO 10303-21). */
export function ifcOf(building: Building): Buffer {
  const lines = new Lines();
  const add = (line: string) => lines.add(line);
  const guid = (of: string) => text(guidOf(`${building.name}/${of}`));
  const point = (...coordinates: number[]) => add(`IFCCARTESIANPOINT((${coordinates.map(real)}))`);
  const person = add("IFCPERSON($,'Castellan','Ines',$,$,$,$,$)");
  const company = add("IFCORGANIZATION($,'Castellan Architects',$,$,$)");
  const author = add(`IFCPERSONANDORGANIZATION(${person},${company},$)`);
  const tool = add(`IFCAPPLICATION(${company},'1','Sample building','sample')`);
  const owner = add(`IFCOWNERHISTORY(${author},${tool},$,.ADDED.,$,$,$,1760000000)`);
  const up = add('IFCDIRECTION((0.,0.,1.))');
  const east = add('IFCDIRECTION((1.,0.,0.))');
  const north = add('IFCDIRECTION((0.,1.,0.))');
  const placed = (origin: string, axes = `${up},${east}`) =>
    add(`IFCAXIS2PLACEMENT3D(${origin},${axes})`);
  const world = placed(point(0, 0, 0));
  const context = add(`IFCGEOMETRICREPRESENTATIONCONTEXT($,'Model',3,1.E-05,${world},$)`);
  const body = add(
    `IFCGEOMETRICREPRESENTATIONSUBCONTEXT('Body','Model',*,*,*,*,${context},$,.MODEL_VIEW.,$)`,
  );
  const units = [
    'LENGTHUNIT.,$,.METRE',
    'AREAUNIT.,$,.SQUARE_METRE',
    'VOLUMEUNIT.,$,.CUBIC_METRE',
    'PLANEANGLEUNIT.,$,.RADIAN',
  ].map((unit) => add(`IFCSIUNIT(*,.${unit}.)`));
  const assignment = add(`IFCUNITASSIGNMENT((${units}))`);
  const root = (of: string, name: string) => `${guid(of)},${owner},${text(name)}`;
  const project = add(
    `IFCPROJECT(${root('project', building.name)},$,$,$,$,(${context}),${assignment})`,
  );
  const placeIn = (parent: string, origin = world) => add(`IFCLOCALPLACEMENT(${parent},${origin})`);
  const sitePlace = placeIn('$');
  const site = add(`IFCSITE(${root('site', 'Site')},$,$,${sitePlace},$,$,.ELEMENT.,$,$,$,$,$)`);
  const place = placeIn(sitePlace);
  const house = add(
    `IFCBUILDING(${root('building', building.name)},$,$,${place},$,$,.ELEMENT.,$,$,$)`,
  );
  const aggregate = (of: string, whole: string, parts: readonly string[]) =>
    add(`IFCRELAGGREGATES(${guid(`parts of ${of}`)},${owner},$,$,${whole},(${parts}))`);
  aggregate('project', project, [site]);
  aggregate('site', site, [house]);

  const styles = new Map<Color, string>();
  const styleOf = (color: Color) => {
    const known = styles.get(color);
    if (known) return known;
    const [r, g, b, clear] = colors[color];
    const rgb = add(`IFCCOLOURRGB($,${[r, g, b].map(real)})`);
    const shade = add(`IFCSURFACESTYLERENDERING(${rgb},${real(clear)},$,$,$,$,$,$,.NOTDEFINED.)`);
    const style = add(`IFCSURFACESTYLE(${text(color)},.BOTH.,(${shade}))`);
    styles.set(color, style);
    return style;
  };
  /** A solid whose corner, or start of the axis, is the origin of the placement. */
  const solid = (profile: string, length: number, color: Color) => {
    const extruded = add(`IFCEXTRUDEDAREASOLID(${profile},${world},${up},${real(length)})`);
    add(`IFCSTYLEDITEM(${extruded},(${styleOf(color)}),$)`);
    const shape = add(`IFCSHAPEREPRESENTATION(${body},'Body','SweptSolid',(${extruded}))`);
    return add(`IFCPRODUCTDEFINITIONSHAPE($,$,(${shape}))`);
  };
  const rectangle = (dx: number, dy: number) =>
    add(
      `IFCRECTANGLEPROFILEDEF(.AREA.,$,${add(`IFCAXIS2PLACEMENT2D(${point(dx / 2, dy / 2)},$)`)},${real(dx)},${real(dy)})`,
    );

  const shapeOf = ({ size: [dx, dy, dz], round, color }: BuildingElement) => {
    if (!round) return solid(rectangle(dx, dy), dz, color);
    const circle = add(`IFCCIRCLEPROFILEDEF(.AREA.,$,$,${real(dz / 2)})`);
    return solid(circle, round === 'x' ? dx : dy, color);
  };
  const placementOf = ({ at: [x, y, z], size, round }: BuildingElement, elevation: number) => {
    const level = Math.round((z - elevation) * 1000) / 1000;
    if (!round) return placed(point(x, y, level));
    const radius = size[2] / 2;
    return round === 'x'
      ? placed(point(x, y + radius, level + radius), `${east},${north}`)
      : placed(point(x + radius, y, level + radius), `${north},${east}`);
  };
  const cut = (element: BuildingElement, wall: string, storeyPlace: string, elevation: number) => {
    const [dx, dy] = element.size;
    const [x, y, z] = element.at;
    const alongX = dx > dy;
    element.openings?.forEach((opening, i) => {
      const { along, sill, width, height } = opening;
      const origin = alongX
        ? point(x + along, y - 0.1, z - elevation + sill)
        : point(x - 0.1, y + along, z - elevation + sill);
      const profile = alongX ? rectangle(width, dy + 0.2) : rectangle(dx + 0.2, width);
      const name = `opening ${i} of ${element.guid}`;
      const hole = add(
        `IFCOPENINGELEMENT(${root(name, 'Opening')},$,$,${placeIn(storeyPlace, placed(origin))},${solid(profile, height, element.color)},$,.OPENING.)`,
      );
      add(`IFCRELVOIDSELEMENT(${guid(`hole of ${name}`)},${owner},$,$,${wall},${hole})`);
    });
  };

  const storeys = building.storeys.map(({ name, elevation }) => {
    const storeyPlace = placeIn(place, placed(point(0, 0, elevation)));
    const storey = add(
      `IFCBUILDINGSTOREY(${root(name, name)},$,$,${storeyPlace},$,$,.ELEMENT.,${real(elevation)})`,
    );
    const ownElements = building.elements.filter((element) => element.storey === name);
    const rows = ownElements.map((element) => {
      const elementPlace = placeIn(storeyPlace, placementOf(element, elevation));
      const tail = TAIL[element.type]?.(element) ?? '';
      const row = add(
        `${element.type}('${element.guid}',${owner},${text(element.name)},$,$,${elementPlace},${shapeOf(element)},${text(element.name)}${tail})`,
      );
      cut(element, row, storeyPlace, elevation);
      const [set, values] = element.properties;
      const singles = Object.entries(values).map(([key, value]) =>
        add(`IFCPROPERTYSINGLEVALUE(${text(key)},$,${typed(value)},$)`),
      );
      const properties = add(
        `IFCPROPERTYSET(${root(`set of ${element.guid}`, set)},$,(${singles}))`,
      );
      add(
        `IFCRELDEFINESBYPROPERTIES(${guid(`defines ${element.guid}`)},${owner},$,$,(${row}),${properties})`,
      );
      return row;
    });
    if (rows.length > 0)
      add(
        `IFCRELCONTAINEDINSPATIALSTRUCTURE(${guid(`in ${name}`)},${owner},$,$,(${rows}),${storey})`,
      );
    return storey;
  });
  aggregate('building', house, storeys);
  return Buffer.from(
    [
      'ISO-10303-21;',
      'HEADER;',
      "FILE_DESCRIPTION(('ViewDefinition [ReferenceView]'),'2;1');",
      `FILE_NAME(${text(`${building.name}.ifc`)},'2026-01-01T00:00:00',(''),(''),'sample','sample','');`,
      "FILE_SCHEMA(('IFC4'));",
      'ENDSEC;',
      'DATA;',
      ...lines.all,
      'ENDSEC;',
      'END-ISO-10303-21;',
      '',
    ].join('\n'),
  );
}
