import { type Contract, type Problems, readContract, readProblems } from './document.ts';
import { describedParts, triableCalls } from './rules/descriptions.ts';
import { openOrClosed } from './rules/enums.ts';
import { compiledSchemas, namedExamples, validExamples } from './rules/examples.ts';
import { namedAddresses } from './rules/headers.ts';
import { guessableNames } from './rules/names.ts';
import { boundedLists, identity, pagedLists } from './rules/operations.ts';
import { markedGuesses } from './rules/origins.ts';
import { namedPermissions, tableOfRoles } from './rules/permissions.ts';
import { problemList, usedCodes } from './rules/problems.ts';
import { declaredDialect, optionalOrNullable, semanticVersion } from './rules/schemas.ts';
import { statedSecurity } from './rules/security.ts';
import { plainTexts } from './rules/texts.ts';

type Rule = (contract: Contract, problems: Problems) => string[];

/** Rules beyond those of Redocly: the guarantees that the client, the mock and the tests rely on. */
export const rules: Record<string, Rule> = {
  'the JSON Schema dialect is declared': declaredDialect,
  'the version is a semantic version': semanticVersion,
  'every schema compiles': compiledSchemas,
  'every operation has a name, one described tag and an origin': identity,
  'what a documented call leaves open is marked': markedGuesses,
  'names can be guessed': guessableNames,
  'security is declared': statedSecurity,
  'the table of roles matches the schemas': tableOfRoles,
  'every operation of a project names the permission that it needs': namedPermissions,
  'the answer to a creation names the address of the record': namedAddresses,
  'every list has pages with a bounded limit, or says why not': boundedLists,
  'a list returns data, and nextCursor if it takes a cursor': pagedLists,
  'the codes match the entries of problems.yaml': problemList,
  'every code is declared by an operation': usedCodes,
  'every success begins with a typical example': namedExamples,
  'every example matches its schema': validExamples,
  'every schema, operation and parameter has a description': describedParts,
  'every parameter and every body has an example': triableCalls,
  'no property is both optional and nullable': optionalOrNullable,
  'every enum in an answer is open or closed': openOrClosed,
  'no text contains a control character': plainTexts,
};

export function catalogFindings(bundleFile: string): string[] {
  const contract = readContract(bundleFile);
  const problems = readProblems();
  return Object.values(rules).flatMap((rule) => rule(contract, problems));
}
