/** Something the person at the terminal can mend. It is shown as this one sentence, without a stack. */
export class Refusal extends Error {}

/** Runs a script: a refusal becomes its sentence and exit status 1, a bug keeps its stack. */
export async function runScript(script: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await script();
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = 1;
  }
}
