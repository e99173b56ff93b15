import type { TimeZone } from '@/api/generated/types.gen';

export const zoneNames: Record<TimeZone, string> = {
  PST: 'Pacific time (Los Angeles)',
  EST: 'Eastern time (New York)',
  CST: 'Central time (Chicago)',
};
