import { type Contract, callsOf } from '../document.ts';

/** The tag whose operations may be open: one cannot be signed in before signing in. */
const open = 'auth';
/** The tag of those who never sign in: its operations want a visit, but for the one that begins it. */
const visitors = { tag: 'public', scheme: 'visitorAuth' };

/**
 * Who may call is said once, for all. An operation may only say that it is open, so that a forgotten
 * line leaves one closed and not the other way round; or that it is for visitors, who get nothing else.
 */
export function statedSecurity(contract: Contract): string[] {
  const known = Object.keys(contract.components.securitySchemes ?? {});
  const root = contract.security ?? [];
  const isClosed = root.length > 0 && root.every((way) => Object.keys(way).length > 0);
  const named = root.flatMap((way) => Object.keys(way));
  return [
    ...(isClosed ? [] : ['openapi.yaml needs security that closes every operation.']),
    ...named.filter((name) => !known.includes(name)).map((name) => `There is no sign-in ${name}.`),
    ...callsOf(contract).flatMap(({ name, operation: { security, tags = [] } }) => {
      if (tags.includes(visitors.tag)) return forVisitors(name, security);
      if (security === undefined) return [];
      if (security.length > 0) return [`${name} has a security of its own: it takes that of all.`];
      return tags.includes(open) ? [] : [`${name} is open, and only ${open} may be.`];
    }),
  ];
}

function forVisitors(name: string, security: readonly object[] | undefined): string[] {
  const ways = security?.map((way) => Object.keys(way).join());
  if (ways?.length === 1 && ways[0] === visitors.scheme) return [];
  if (ways?.length === 0 && name.startsWith('open')) return [];
  return [`${name} is for visitors: it takes ${visitors.scheme} alone.`];
}
