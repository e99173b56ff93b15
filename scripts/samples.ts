/** `npm run samples [-- <name>...]`: draws the committed pictures of the demo data. */
import { existsSync, writeFileSync } from 'node:fs';
import { drawings } from './samples/list.ts';
import { inRoot } from './support/paths.ts';
import { Refusal, runScript } from './support/refusal.ts';

const usage = `npm run samples               draws missing pictures (all of them take minutes)
npm run samples -- <name>...  redraws these, such as scans/harbor-01`;

const pathOf = (name: string): string => inRoot(`mock-server/sample-pictures/${name}.jpg`);

await runScript(async () => {
  const names = process.argv.slice(2);
  const known = new Set(drawings.flatMap((drawing) => drawing.names));
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new Refusal(`There is no picture named ${unknown.join(', ')}.\n\n${usage}`);
  const isSelected = (name: string) =>
    names.length > 0 ? names.includes(name) : !existsSync(pathOf(name));
  for (const drawing of drawings.filter((each) => each.names.some(isSelected))) {
    const pictures = drawing.draw();
    for (const [i, name] of drawing.names.entries()) {
      const picture = pictures[i];
      if (picture) writeFileSync(pathOf(name), picture);
    }
    console.log(drawing.names.join(', '));
  }
  return 0;
});
