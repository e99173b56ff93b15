import type { components } from '../../mock-server/generated/contract.d.ts';
import type { Mock } from './mock.ts';
import { demoAccount, login } from './session.ts';

/** Totals of Harbor Point Tower as Ana Torres sees them, read from the mock: no test repeats those of the seed. */
async function read<Body>(mock: Mock, path: string): Promise<Body> {
  const { accessToken: token } = await login(mock, demoAccount());
  const answer = await mock.request('GET', `/projects/prj_harbor/${path}`, { token });
  if (!answer.ok()) throw new Error(`GET ${path} answers ${answer.status()}.`);
  return answer.json();
}

type Stats = components['schemas']['ProjectStats']['modules'];

/** The figures of the dashboard. */
export const statsOf = async (mock: Mock): Promise<Stats> =>
  (await read<{ data: { modules: Stats } }>(mock, 'stats')).data.modules;

type Log = 'punch-items' | 'rfis' | 'submittals';

/** The number of items of a list. @param query filters, as in the contract */
export async function totalOf(
  mock: Mock,
  list: Log | 'models' | 'tours' | 'videos',
  query: Record<string, string> = {},
): Promise<number> {
  return (await read<{ total: number }>(mock, `${list}?${new URLSearchParams(query)}`)).total;
}

/** The number of all photos. @param query filters, as in the contract */
export async function photoTotal(mock: Mock, query: Record<string, string> = {}): Promise<number> {
  const path = `photos/summary?${new URLSearchParams(query)}`;
  return (await read<{ data: { total: number } }>(mock, path)).data.total;
}

/** The number that the next opened record gets, such as 'PI-141'; of a submittal without its revision. */
export async function nextNumber(mock: Mock, log: Log): Promise<string> {
  const path = `${log}?sort=-number&limit=1`;
  const { data } = await read<{ data: { number: string }[] }>(mock, path);
  const [, prefix, digits = ''] = /^(\w+-)(\d+)/.exec(data[0]?.number ?? '') ?? [];
  return `${prefix}${String(Number(digits) + 1).padStart(digits.length, '0')}`;
}
