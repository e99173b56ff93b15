import type { Module } from '@/shared/modules/modules';
import { paths } from '@/shared/routing/paths';

export const module: Module = {
  kinds: {
    message_thread: { page: { path: paths.messages, parameter: 'thread' } },
  },
};
