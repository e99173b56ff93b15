import type { PointColumn } from '@/api/generated/types.gen';

/** Names of columns as scanners and programs write them, in lower case without units and signs. */
const NAMES: readonly (readonly [PointColumn, RegExp])[] = [
  ['x', /^(x|px|pointx|coordx|xcoord(inate)?|east(ing)?|e|rechtswert|rw)$/],
  ['y', /^(y|py|pointy|coordy|ycoord(inate)?|north(ing)?|n|hochwert|hw)$/],
  ['z', /^(z|pz|pointz|coordz|zcoord(inate)?|elev(ation)?|height|h|hoehe|altitude)$/],
  ['red', /^(r|red|rf)$/],
  ['green', /^(g|green|gf)$/],
  ['blue', /^(b|blue|bf)$/],
  ['intensity', /^(i|int(ensity)?|reflectance|reflectivity|amplitude|scalarintensity)$/],
  ['classification', /^(class(ification)?|scalarclassification|cls)$/],
];

/** Recognizes columns by their names. The same meaning occurs once, `skip` any number of times. */
export function columnsByName(names: readonly string[]): PointColumn[] {
  const taken = new Set<PointColumn>();
  return names.map((name) => {
    const plain = name
      .replace(/[[(][^\])]*[\])]/g, '')
      .toLowerCase()
      .replace(/[^a-z]/g, '');
    const meaning = NAMES.find(([column, pattern]) => pattern.test(plain) && !taken.has(column));
    if (!meaning) return 'skip';
    taken.add(meaning[0]);
    return meaning[0];
  });
}
