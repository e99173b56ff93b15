/**
 * What the state keeps of a record: all that the contract shows, without what is derived in each answer.
 * The creator is kept by id, and what the caller may do is always derived.
 */
export type Kept<
  Shown extends { createdBy: unknown; permittedActions: unknown },
  Derived extends keyof Shown,
> = Omit<Shown, 'createdBy' | 'permittedActions' | Derived> & { createdById: string };
