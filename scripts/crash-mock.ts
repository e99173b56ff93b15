/** `npm run crash:mock`: kills the mock 15 times while clients write, and looks whether anything that it acknowledged is gone. */
import { ensureServed } from './contract/pipeline.ts';
import { crash } from './crash/crash.ts';
import { Refusal, runScript } from './support/refusal.ts';

await runScript(async () => {
  const [broken] = await ensureServed();
  if (broken) throw new Refusal(`The contract is invalid: ${broken}`);
  const { rounds, acknowledged, lost, doubled, signedOut, orphans } = await crash(15, 8, 500);
  console.log(
    `Killed ${rounds} times; ${acknowledged} acknowledged, ${lost.length} lost, ${doubled.length} doubled, ${orphans.length} orphans, ${signedOut} times signed out.`,
  );
  for (const words of [...lost, ...doubled, ...orphans].slice(0, 20)) console.log(words);
  return lost.length + doubled.length + orphans.length + signedOut === 0 ? 0 : 1;
});
