/**
 * Runs in the service worker in mock mode: a message from the panel takes the same path through
 * Firebase's SDK as one from a push service.
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
    // `waitUntil` exists only on the browser's own events, such as the message event.
    waitUntil: keepAlive,
  });
  dispatchEvent(push);
}
