import { AppLink } from '@/shared/routing/AppLink';
import type { Section } from '../sections';
import classes from './SectionIndex.module.css';

/** Lists the pages of a section. */
export function SectionIndex({ section }: { section: Section }) {
  return (
    <ul className={`grid gap-16 list ${classes.list}`}>
      {section.pages.map(({ label, path, text, icon: Icon }) => (
        <li key={path}>
          <AppLink
            href={path}
            className={`row gap-12 p-16-20 shadow-card text card undecorated ${classes.page}`}
          >
            <span
              className={`grid rigid place-center rounded washed accent ${classes.icon}`}
              aria-hidden="true"
            >
              <Icon size={20} />
            </span>
            <span>
              <span className="block medium">{label}</span>
              <span className="block quiet text-sm">{text}</span>
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
