/** The answer of an operation that has nothing to show but that it succeeded. */
export const DONE = { status: 200, body: { success: true } } as const;

const envelope = <T, More extends object>(data: T, more: More) => ({
  success: true as const,
  data,
  ...more,
});

/** Answers with data in the envelope of the contract. @param more what stands beside the data */
export const ok = <T, More extends object = object>(data: T, more = {} as More) => ({
  status: 200 as const,
  body: envelope(data, more),
});

/** Answers as `ok` does, for an operation that creates something. */
export const created = <T>(data: T) => ({ status: 201 as const, body: envelope(data, {}) });
