import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { renewAddresses } from './fileAddresses';

const MINUTE = 60_000;

/** Returns a page with one photo; each reading gives another address. */
function pageWith(name: string) {
  const client = new QueryClient();
  const read = vi.fn(async () => ({
    data: [{ url: `https://h.test/${name}?n=${read.mock.calls.length}` }],
  }));
  const observer = new QueryObserver(client, { queryKey: [name], queryFn: read });
  const link = document.createElement('a');
  observer.subscribe(({ data }) => {
    link.href = data?.data[0]?.url ?? '';
  });
  document.body.replaceChildren(link);
  renewAddresses(client);
  return { read, link, client };
}

it('reads the record of a picture again when its address fails, once', async () => {
  const { read, client } = pageWith('picture');
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  const picture = document.createElement('img');
  document.body.append(picture);
  for (const [n, times] of [
    [1, 2],
    [1, 2],
    [2, 3],
  ]) {
    picture.src = `https://h.test/picture?n=${n}`;
    picture.dispatchEvent(new Event('error'));
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    expect(read).toHaveBeenCalledTimes(times ?? 0);
  }
});

it('reads the record of a download again if it was read long ago', async () => {
  vi.useFakeTimers();
  const { read, link } = pageWith('download');
  await vi.advanceTimersByTimeAsync(1);
  const opened: string[] = [];
  link.addEventListener('click', (event) => {
    event.preventDefault();
    opened.push(link.href);
  });
  link.click();
  vi.setSystemTime(Date.now() + 11 * MINUTE);
  link.click();
  await vi.advanceTimersByTimeAsync(1);
  expect(opened).toEqual(['https://h.test/download?n=1', 'https://h.test/download?n=2']);
  expect(read).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
