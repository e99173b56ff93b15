/** The parameters of an infinite query that follows `nextCursor`. */
export const byCursor = (projectId: string) => ({
  initialPageParam: { path: { projectId } },
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
  // The items stay while those of another search or filter are loading.
  placeholderData: <T>(before: T) => before,
});
