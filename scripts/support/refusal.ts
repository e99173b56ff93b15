/** Something the person at the terminal can mend. It is shown as this one sentence, without a stack. */
export class Refusal extends Error {
  readonly status: number;

  constructor(message: string, status = 1) {
    super(message);
    this.status = status;
  }
}

/** Runs a script: a refusal becomes its sentence and its exit status, a bug keeps its stack. */
export async function runScript(script: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await script();
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = error instanceof Refusal ? error.status : 1;
  }
}
