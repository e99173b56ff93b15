import { Problem } from './problem.ts';

/** Who calls: extend it with what your handlers need. */
export interface Caller {
  id: string;
}

/**
 * Finds the caller of a bearer token, for each security scheme of the contract. Write `bearerAuth` together with
 * the handler of `login`, and `visitorAuth` together with the one of `openPublicLink`. `bearerAuth` also gets the API
 * tokens of programs, which begin with `cpt_`: refuse them in operations that do not take `apiToken`.
 * @throws Problem UNAUTHENTICATED or TOKEN_EXPIRED
 */
export const callers: Record<string, (token: string) => Caller | Promise<Caller>> = {
  bearerAuth: () => {
    throw new Problem('UNAUTHENTICATED');
  },
  visitorAuth: () => {
    throw new Problem('UNAUTHENTICATED');
  },
};
