import { type Contract, type Problems, readContract, readProblems } from './document.ts';
import { compiledSchemas, namedExamples, validExamples } from './rules/examples.ts';
import { guessableNames } from './rules/names.ts';
import { boundedLists, declaredAnswers, identity, pagedLists } from './rules/operations.ts';
import {
  codesWithExamples,
  problemBodies,
  problemExamples,
  problemList,
  usedCodes,
} from './rules/problems.ts';
import { declaredDialect, optionalOrNullable, semanticVersion } from './rules/schemas.ts';
import { statedSecurity } from './rules/security.ts';

type Rule = (contract: Contract, problems: Problems) => string[];

/** Rules beyond those of Redocly: the guarantees that the client, the mock and the tests rely on. */
export const rules: Record<string, Rule> = {
  'the JSON Schema dialect is declared': declaredDialect,
  'the version is a semantic one': semanticVersion,
  'every schema compiles': compiledSchemas,
  'every operation has a name, one described tag and an origin': identity,
  'names can be guessed': guessableNames,
  'who may call is stated': statedSecurity,
  'every operation declares all that it can answer': declaredAnswers,
  'every list with a cursor has a bounded limit': boundedLists,
  'a list answers data, and nextCursor where it takes a cursor': pagedLists,
  'every failure is a problem document': problemBodies,
  'the codes are the entries of problems.yaml': problemList,
  'every example of a failure has the name of its code and its status': problemExamples,
  'every code of a failure has an example': codesWithExamples,
  'every code is declared by an operation': usedCodes,
  'every success begins with a typical example': namedExamples,
  'every example is what its schema says': validExamples,
  'no property is both optional and nullable': optionalOrNullable,
};

export function catalogueFindings(bundleFile: string): string[] {
  const contract = readContract(bundleFile);
  const problems = readProblems();
  return Object.values(rules).flatMap((rule) => rule(contract, problems));
}
