import { type Call, type Contract, callsOf } from '../document.ts';

/** A created record that can be read has an address, which the answer names (RFC 9110, section 10.2.2). */
export function namedAddresses(contract: Contract): string[] {
  const readable = callsOf(contract)
    .filter(({ method }) => method === 'get')
    .map(({ path }) => path.replace(/\/\{\w+\}$/, '/{}'));
  const addressOf = ({ path }: Call) => `${path.replace(/\/from-upload$/, '')}/{}`;
  return callsOf(contract).flatMap((call) =>
    call.responses
      .filter(([status]) => status === '201' && readable.includes(addressOf(call)))
      .filter(([, { headers = {} }]) => !('Location' in headers))
      .map(([status]) => `${call.name} ${status} declares no Location.`),
  );
}
