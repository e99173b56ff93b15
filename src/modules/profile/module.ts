import type { Module } from '@/shared/modules/modules';

export const module: Module = {
  areas: { profile: 'Profile' },
};
