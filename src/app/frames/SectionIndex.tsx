import { AppLink } from '@/shared/routing/AppLink';
import type { Section } from '../sections';
import classes from './SectionIndex.module.css';

/** Lists the pages of a section. */
export function SectionIndex({ section }: { section: Section }) {
  return (
    <ul className={classes.list}>
      {section.pages.map(({ label, path, text, icon: Icon }) => (
        <li key={path}>
          <AppLink href={path} className={classes.page}>
            <span className={classes.icon} aria-hidden="true">
              <Icon size={20} />
            </span>
            <span>
              <span className={classes.label}>{label}</span>
              <span className={classes.text}>{text}</span>
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
