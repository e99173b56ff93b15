import {
  type Call,
  type Contract,
  callsOf,
  examplesOf,
  isSuccess,
  type Problems,
} from '../document.ts';
import { effective } from '../effective.ts';

const problemType = 'application/problem+json';

const codesOf = (contract: Contract): string[] => {
  const { enum: codes } = contract.components.schemas.ProblemCode ?? {};
  return Array.isArray(codes) ? codes : [];
};

const failuresOf = ({ name, responses }: Call) =>
  responses
    .filter(([status]) => !isSuccess(status))
    .map(([status, response]) => ({ place: `${name} ${status}`, status, response }));

/** Every failure is a problem document. `default` also admits the pages of gateways. */
export function problemBodies(contract: Contract): string[] {
  return callsOf(contract)
    .flatMap(failuresOf)
    .flatMap(({ place, status, response }) => {
      const types = Object.keys(response.content ?? {});
      const isAdmitted = (type: string) => status === 'default' && type === 'text/html';
      const [first, ...others] = types;
      if (first === problemType && others.every(isAdmitted)) return [];
      return [`${place} answers ${types.join(', ') || 'nothing'} instead of ${problemType}.`];
    });
}

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

/** Examples of a failure are named after their code and have the status under which they are listed. */
export function problemExamples(contract: Contract): string[] {
  return callsOf(contract)
    .flatMap(failuresOf)
    .flatMap(({ place, status, response }) => {
      const media = response.content?.[problemType];
      const examples = media ? examplesOf(contract, media) : [];
      if (examples.length === 0) return [`${place} has no example.`];
      return examples.flatMap(([name, { value }]) => {
        const { code, status: own } = value as { code?: unknown; status?: unknown };
        const wrong = [];
        if (code !== name) wrong.push(`${place}: the example ${name} carries the code ${code}.`);
        if (status !== 'default' && String(own) !== status) {
          wrong.push(`${place}: the example ${name} carries the status ${own}.`);
        }
        return wrong;
      });
    });
}

/** A failure lists its possible codes and has an example of each, so that each can be requested from the mock. */
export function codesWithExamples(contract: Contract): string[] {
  const all = codesOf(contract).length;
  return callsOf(contract)
    .flatMap(failuresOf)
    .flatMap(({ place, response }) => {
      const media = response.content?.[problemType];
      const code = effective(contract, media?.schema ?? {}).properties.code;
      const codes = effective(contract, code ?? {}).values ?? [];
      if (codes.length === 0 || codes.length === all) return [`${place} does not list its codes.`];
      const shown = Object.keys(media?.examples ?? {});
      return codes
        .filter((name) => !shown.includes(String(name)))
        .map((name) => `${place} has no example ${name}.`);
    });
}

/** Every code is declared by at least one operation. */
export function usedCodes(contract: Contract): string[] {
  const used = new Set(
    callsOf(contract)
      .flatMap(failuresOf)
      .flatMap(({ response }) => Object.keys(response.content?.[problemType]?.examples ?? {})),
  );
  return codesOf(contract)
    .filter((code) => !used.has(code))
    .map((code) => `No operation declares ${code}.`);
}
