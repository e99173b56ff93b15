/** Stands in for the types of a generated host, so that the template is checked like all other code. */
export type { components, operations } from '../../../../mock-server/generated/contract.d.ts';
