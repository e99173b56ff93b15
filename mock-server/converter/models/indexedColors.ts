/** Face sets, whose faces the color map counts, and the position of their faces among their attributes. */
const FACES_AT = { IFCTRIANGULATEDFACESET: 3, IFCPOLYGONALFACESET: 2 } as const;

type FaceSetType = keyof typeof FACES_AT;

const MAP =
  /#\d+\s*=\s*IFCINDEXEDCOLOURMAP\s*\(\s*#(\d+)\s*,([^,]*),\s*#(\d+)\s*,\s*\(([\d\s,]*)\)\s*\)\s*;/g;
const COLORS = /#(\d+)\s*=\s*IFCCOLOURRGBLIST\s*\(([^;]*)\)\s*;/g;
const FACE_SET = /#(\d+)\s*=\s*(IFCTRIANGULATEDFACESET|IFCPOLYGONALFACESET)\s*\(([^;]*)\)\s*;/g;
const SHAPE = /(=\s*IFCSHAPEREPRESENTATION\s*\([^;]*\()([#\d\s,]*)(\)\s*\)\s*;)/g;
const STYLED = /=\s*IFCSTYLEDITEM\s*\(\s*#(\d+)/g;
const END = /ENDSEC\s*;(?=\s*END-ISO)/;

interface ColorMap {
  opacity: number;
  colorsId: string;
  /** The color of each face, 1 for the first. */
  indices: number[];
}

/** Splits the attributes of an entity, or the members of a list. */
function split(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let offset = 0; offset < text.length; offset += 1) {
    const sign = text[offset];
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (sign === ',' && depth === 0) {
      parts.push(text.slice(from, offset).trim());
      from = offset + 1;
    }
  }
  return [...parts, text.slice(from).trim()];
}

const members = (list: string): string[] =>
  split(list.slice(list.indexOf('(') + 1, list.lastIndexOf(')')));

/**
 * Gives the faces of an IFC the colors of their IfcIndexedColourMap (ISO 16739), which the converter does not read:
 * each face set becomes one for each color, with a style of its own. Other files stay as they are.
 */
export function withIndexedColors(source: Uint8Array): Uint8Array {
  const bytes = Buffer.from(source.buffer, source.byteOffset, source.byteLength);
  if (!bytes.includes('IFCINDEXEDCOLOURMAP')) return source;
  const text = bytes.toString('latin1');
  const maps = new Map(
    [...text.matchAll(MAP)].map(([, id = '', opacity = '', colorsId = '', indices = '']) => [
      id,
      { opacity: Number.parseFloat(opacity), colorsId, indices: indices.split(',').map(Number) },
    ]),
  );
  for (const [, id = ''] of text.matchAll(STYLED)) maps.delete(id);
  const lists = new Map(
    [...text.matchAll(COLORS)].map(([, id = '', list = '']) => [id, members(list)]),
  );
  let latest = 0;
  for (const [, id] of text.matchAll(/#(\d+)\s*=/g)) latest = Math.max(latest, Number(id));
  const added: string[] = [];
  const add = (line: string) => {
    latest += 1;
    added.push(`#${latest}=${line};`);
    return latest;
  };
  const style = (faceSet: number | string, color: string, { opacity }: ColorMap) => {
    const rgb = add(`IFCCOLOURRGB($,${members(color).join()})`);
    const clear = Number.isFinite(opacity) ? real(1 - opacity) : '0.';
    const look = add(`IFCSURFACESTYLERENDERING(#${rgb},${clear},$,$,$,$,$,$,.NOTDEFINED.)`);
    const surface = add(`IFCSURFACESTYLE($,.BOTH.,(#${look}))`);
    add(`IFCSTYLEDITEM(#${faceSet},(#${surface}),$)`);
  };
  /** The face sets that a face set has become. */
  const partsOf = new Map<string, (number | string)[]>();
  const withParts = text.replace(
    FACE_SET,
    (whole, id: string, type: FaceSetType, inner: string) => {
      const map = maps.get(id);
      const colors = map && lists.get(map.colorsId);
      if (!map || !colors) return whole;
      const attributes = split(inner);
      const facesAt = FACES_AT[type];
      const faces = members(attributes[facesAt] ?? '');
      const ownAttributes = attributes.map((attribute, i) =>
        i > facesAt && type === 'IFCTRIANGULATEDFACESET' ? '$' : attribute,
      );
      const groups = new Map<number, string[]>();
      for (const [i, face] of faces.entries()) {
        const index = map.indices[i] ?? 1;
        const group = groups.get(index);
        if (group) group.push(face);
        else groups.set(index, [face]);
      }
      const lines = [...groups].map(([index, some]) => {
        const line = `${type}(${ownAttributes.with(facesAt, `(${some.join()})`).join()})`;
        return [index, line] as const;
      });
      const [first, ...others] = lines;
      if (!first) return whole;
      style(id, colors[first[0] - 1] ?? '', map);
      const parts = others.map(([index, line]) => {
        const part = add(line);
        style(part, colors[index - 1] ?? '', map);
        return part;
      });
      partsOf.set(id, [id, ...parts]);
      return `#${id}=${first[1]};`;
    },
  );
  if (partsOf.size === 0) return source;
  const complete = withParts.replace(SHAPE, (_, before: string, items: string, after: string) => {
    const all = items.split(',').flatMap((item) => {
      const id = item.trim().slice(1);
      return (partsOf.get(id) ?? [id]).map((part) => `#${part}`);
    });
    return `${before}${all.join()}${after}`;
  });
  return Buffer.from(
    complete.replace(END, () => `${added.join('\n')}\nENDSEC;`),
    'latin1',
  );
}

const real = (n: number) => (Number.isInteger(n) ? `${n}.` : String(n));
