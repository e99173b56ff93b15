/** How a filter looks whose choices the host searches. */
export const filterField = {
  size: 'xs',
  clearable: true,
  clearButtonProps: { 'aria-label': 'Clear filter' },
  w: 180,
} as const;
