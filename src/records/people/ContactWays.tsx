import { IconMail, IconPhone } from '@tabler/icons-react';
import classes from './People.module.css';

interface Props {
  /** Null, absent or empty if unknown, or if the viewer may not see it. */
  phone?: string | null | undefined;
  email?: string | null | undefined;
}

/** Links that call and that write to somebody. */
export function ContactWays({ phone, email }: Props) {
  return (
    <span className={`text-sm flex wrap gap-4-16 ${classes.ways}`}>
      {phone && (
        <a href={`tel:${phone.replace(/[^\d+#*]/g, '')}`}>
          <IconPhone size={16} aria-hidden="true" />
          {phone}
        </a>
      )}
      {email && (
        <a href={`mailto:${encodeURIComponent(email)}`}>
          <IconMail size={16} aria-hidden="true" />
          {email}
        </a>
      )}
    </span>
  );
}
