/**
 * Runs in the service worker in mock mode: a message that the panel sends goes the way of one that a push service
 * delivers, through Firebase's SDK.
 */
interface TestPush {
  mockPush: unknown;
  delayMs: number;
}

addEventListener('message', (event) => {
  const { data } = event as MessageEvent<TestPush | undefined>;
  if (!data?.mockPush) return;
  const { waitUntil } = event as unknown as { waitUntil(task: Promise<unknown>): void };
  const keepAlive = waitUntil.bind(event);
  keepAlive(deliver(data, keepAlive));
});

async function deliver(
  { mockPush, delayMs }: TestPush,
  keepAlive: (task: Promise<unknown>) => void,
) {
  await new Promise((resolve) => setTimeout(resolve, delayMs));
  const push = Object.assign(new Event('push'), {
    data: { json: () => structuredClone(mockPush) },
    // Only the browser's own events can be waited for; the message that brought this one can.
    waitUntil: keepAlive,
  });
  dispatchEvent(push);
}
