/** Query parameter for the address of the dashboard: shows what waits for the user. */
export const MY_WORK = { mine: '1' } as const;
