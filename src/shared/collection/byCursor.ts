const followed = {
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
  // Keeps the items while those of another search or filter load.
  placeholderData: <T>(before: T) => before,
};

/** Returns the parameters of an infinite query of a project that follows `nextCursor`. */
export const byCursor = (projectId: string) => ({
  initialPageParam: { path: { projectId } },
  ...followed,
});

/** The same for a query of the account. */
export const accountByCursor = { initialPageParam: {}, ...followed };
