import { expect, it } from 'vitest';
import { testIfc } from '../../../tests/support/host/ifc.ts';
import { convertModel } from './convert.ts';
import { readParts } from './describe.ts';
import { withIndexedColors } from './indexedColors.ts';

const RED = [1, 0, 0];
const GREEN = [0, 1, 0];
const BLUE = [0, 0, 1];

const box = testIfc({
  storeys: [['Level 1', 0]],
  boxes: [{ name: 'Colored', storey: 'Level 1', at: [0, 0, 0], size: [4, 3, 2] }],
});

/** Returns the box as a face set with a color for each face, as IFC4x3 exporters write it. */
function colored(faceSet: (id: string) => string): Buffer {
  const text = box.toString().replace(
    /#(\d+)=IFCEXTRUDEDAREASOLID\([^;]*\);/,
    (_, id) => `${faceSet(id)}
#9001=IFCCARTESIANPOINTLIST3D(((0.,0.,0.),(4.,0.,0.),(4.,3.,0.),(0.,3.,0.),(0.,0.,2.),(4.,0.,2.)));
#9003=IFCCOLOURRGBLIST(((1.,0.,0.),(0.,1.,0.),(0.,0.,1.)));`,
  );
  return Buffer.from(text.replace("'SweptSolid'", "'Tessellation'"));
}

/** Returns the colors that are drawn, each once. */
async function colorsOf(source: Buffer): Promise<string[]> {
  const watch = { signal: new AbortController().signal, onProgress: () => {} };
  const { data } = await convertModel('ifc', source, watch);
  return readParts('ifc', new Uint8Array(data ?? source), (parts) => {
    const all = parts.flatMap((part) => part.surfaces().map(({ color }) => color.join()));
    return [...new Set(all)].sort();
  });
}

const three = [BLUE, GREEN, RED].map((color) => color.join());

it('triangles have the colors of their map', async () => {
  const source = colored(
    (id) => `#${id}=IFCTRIANGULATEDFACESET(#9001,$,.F.,((1,2,3),(1,3,4),(1,5,6),(1,6,2)),$);
#9002=IFCINDEXEDCOLOURMAP(#${id},$,#9003,(1,1,2,3));`,
  );
  expect(await colorsOf(source)).toEqual(three);
});

it('polygons have the colors of their map, and its opacity', async () => {
  const source = colored(
    (id) => `#${id}=IFCPOLYGONALFACESET(#9001,.F.,(#9011,#9012,#9013),$);
#9011=IFCINDEXEDPOLYGONALFACE((1,2,3,4));
#9012=IFCINDEXEDPOLYGONALFACE((1,5,6));
#9013=IFCINDEXEDPOLYGONALFACE((1,6,2));
#9002=IFCINDEXEDCOLOURMAP(#${id},0.4,#9003,(1,2,3));`,
  );
  expect(await colorsOf(source)).toEqual(three);
  expect(Buffer.from(withIndexedColors(source)).toString()).toContain('RENDERING(#9014,0.6,');
});

it('a face set with a style of its own, and a file without maps, stay as they are', () => {
  expect(withIndexedColors(box)).toBe(box);
  const source = colored(
    (id) => `#${id}=IFCTRIANGULATEDFACESET(#9001,$,.F.,((1,2,3)),$);
#9020=IFCSTYLEDITEM(#${id},(#9021),$);
#9002=IFCINDEXEDCOLOURMAP(#${id},$,#9003,(1));`,
  );
  expect(withIndexedColors(source)).toBe(source);
});
