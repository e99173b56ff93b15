import { type Icon, IconFileText, IconNotes, IconReportAnalytics } from '@tabler/icons-react';
import type { PageKind } from '@/api/generated/types.gen';

export const kinds: Readonly<Record<PageKind, { label: string; icon: Icon; note: string }>> = {
  page: { label: 'Page', icon: IconFileText, note: 'Notes, method statements and anything else.' },
  daily_report: {
    label: 'Daily report',
    icon: IconReportAnalytics,
    note: 'Weather, crews, work and safety of a day, signed at its end.',
  },
  minutes: {
    label: 'Minutes',
    icon: IconNotes,
    note: 'Attendees, agenda, decisions and open points of a meeting.',
  },
};
