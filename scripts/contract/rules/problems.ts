import { type Contract, callsOf, isSuccess, type Problems } from '../document.ts';

const problemType = 'application/problem+json';

const codesOf = (contract: Contract): string[] => {
  const { enum: codes } = contract.components.schemas.ProblemCode ?? {};
  return Array.isArray(codes) ? codes : [];
};

/** The codes of the schema match the entries of problems.yaml, and each entry matches its name. */
export function problemList(contract: Contract, problems: Problems): string[] {
  const codes = codesOf(contract);
  const unlisted = codes.filter((code) => !(code in problems));
  const unknown = Object.keys(problems).filter((code) => !codes.includes(code));
  const entries = Object.entries(problems).flatMap(([code, { summary, value }]) => [
    value.code !== code && `problems.yaml: ${code} carries the code ${String(value.code)}.`,
    value.type !== `urn:portal:problem:${code}` && `problems.yaml: ${code} has another type.`,
    !summary && `problems.yaml: ${code} has no summary.`,
  ]);
  return [
    ...unlisted.map((code) => `ProblemCode has ${code}, problems.yaml has not.`),
    ...unknown.map((code) => `problems.yaml has ${code}, ProblemCode has not.`),
    ...entries.filter((finding) => typeof finding === 'string'),
  ];
}

/** Every code is declared by at least one operation. */
export function usedCodes(contract: Contract): string[] {
  const used = new Set(
    callsOf(contract)
      .flatMap(({ responses }) => responses.filter(([status]) => !isSuccess(status)))
      .flatMap(([, response]) => Object.keys(response.content?.[problemType]?.examples ?? {})),
  );
  return codesOf(contract)
    .filter((code) => !used.has(code))
    .map((code) => `No operation declares ${code}.`);
}
