/** An error that the user can fix. It is printed as one sentence without a stack trace. */
export class Refusal extends Error {
  readonly status: number;

  constructor(message: string, status = 1) {
    super(message);
    this.status = status;
  }
}

/** Runs a script. A refusal prints its message and sets its exit status; a bug prints its stack. */
export async function runScript(script: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await script();
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = error instanceof Refusal ? error.status : 1;
  }
}
