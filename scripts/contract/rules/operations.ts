import { type Contract, callsOf, isSuccess } from '../document.ts';
import { effective } from '../effective.ts';
import { isDocumented } from '../guesses.ts';

/** Every operation has a unique camelCase name, one described tag and an origin. */
export function identity(contract: Contract): string[] {
  const described = new Set(
    (contract.tags ?? []).filter((tag) => tag.description).map((tag) => tag.name),
  );
  const seen = new Set<string>();
  return callsOf(contract).flatMap(({ name, operation }) => {
    const { operationId, tags = [], 'x-origin': origin } = operation;
    const twice = operationId !== undefined && seen.has(operationId);
    if (operationId) seen.add(operationId);
    return [
      !operationId && `${name} has no operationId.`,
      operationId && !/^[a-z][a-zA-Z0-9]*$/.test(operationId) && `${name} is not camelCase.`,
      twice && `${name} names two operations.`,
      tags.length !== 1 && `${name} has ${tags.length} tags: it takes exactly one.`,
      ...tags.map((tag) => !described.has(tag) && `${name}: the tag ${tag} has no description.`),
      origin !== 'documented' && origin !== 'proposed' && `${name} needs x-origin.`,
    ].filter((finding) => typeof finding === 'string');
  });
}

/** A list has pages with a maximum number of rows, or says why it has none. */
export function boundedLists(contract: Contract): string[] {
  return callsOf(contract).flatMap(({ name, operation, parameters }) => {
    const reason = operation['x-unpaged'];
    if (!parameters.some((parameter) => parameter.name === 'cursor')) {
      return /^list[A-Z]/.test(name) && !reason ? [`${name} needs pages, or x-unpaged.`] : [];
    }
    if (reason) return [`${name} has pages, so x-unpaged is wrong.`];
    const limit = parameters.find((parameter) => parameter.name === 'limit')?.schema;
    const bounded =
      typeof limit?.minimum === 'number' &&
      typeof limit.maximum === 'number' &&
      typeof limit.default === 'number';
    return bounded ? [] : [`${name} has a cursor and no limit with minimum, maximum, default.`];
  });
}

/**
 * A list answers `data`. It has `nextCursor` in the answer if and only if it takes a cursor. The list of the product itself
 * is read in more than one form.
 */
export function pagedLists(contract: Contract): string[] {
  const proposed = callsOf(contract).filter((call) => !isDocumented(call));
  return proposed.flatMap(({ name, parameters, responses }) => {
    const takesCursor = parameters.some((parameter) => parameter.name === 'cursor');
    const answers = responses
      .filter(([status]) => isSuccess(status))
      .map(([, { content = {} }]) =>
        effective(contract, content['application/json']?.schema ?? {}),
      );
    return answers.flatMap(({ properties, required }) => {
      const { data, nextCursor } = properties;
      const hasRows = data && effective(contract, data).types?.includes('array');
      const isList = takesCursor || nextCursor !== undefined || /^list[A-Z]/.test(name);
      return [
        isList && !(hasRows && required.includes('data')) && `${name} answers no list called data.`,
        takesCursor &&
          !(nextCursor && required.includes('nextCursor')) &&
          `${name} answers no nextCursor.`,
        nextCursor && !takesCursor && `${name} answers nextCursor and takes no cursor.`,
      ].filter((finding) => typeof finding === 'string');
    });
  });
}
