import type { Module } from '@/shared/modules/modules';

export const module: Module = {
  areas: { sign_in: 'Log-in' },
};
