/** The parameters of an infinite query that follows `nextCursor`. */
export const byCursor = (projectId: string) => ({
  initialPageParam: { path: { projectId } },
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
  // Keeps the items while those of another search or filter load.
  placeholderData: <T>(before: T) => before,
});
