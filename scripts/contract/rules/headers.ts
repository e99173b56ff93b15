import { type Call, type Contract, callsOf } from '../document.ts';

/** The headers that HTTP asks for in an answer, by status (RFC 9110, RFC 6750). */
const asked: Record<string, string> = {
  401: 'WWW-Authenticate',
  429: 'Retry-After',
  503: 'Retry-After',
  default: 'Allow',
};

/** Answers declare the headers that HTTP asks for, and a created record that can be read has an address. */
export function askedHeaders(contract: Contract): string[] {
  const readable = callsOf(contract)
    .filter(({ method }) => method === 'get')
    .map(({ path }) => path.replace(/\/\{\w+\}$/, '/{}'));
  const addressOf = ({ path }: Call) => `${path.replace(/\/from-upload$/, '')}/{}`;
  return callsOf(contract).flatMap((call) =>
    call.responses.flatMap(([status, { headers = {} }]) => {
      const creates = status === '201' && readable.includes(addressOf(call));
      const header = creates ? 'Location' : asked[status];
      return header && !(header in headers)
        ? [`${call.name} ${status} declares no ${header}.`]
        : [];
    }),
  );
}
