import type { Handlers } from '../../core/state/call.ts';

export const handlers = {
  getCapabilities(call) {
    return { status: 200, body: { success: true, data: { operations: call.offered() } } };
  },
} satisfies Handlers;
