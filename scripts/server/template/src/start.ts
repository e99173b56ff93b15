import { createHost } from './host.ts';

const host = await createHost({ logger: true });
await host.listen({ host: '127.0.0.1', port: Number(process.env.PORT ?? 4000) });
