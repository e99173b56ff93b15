import { AppLink } from '@/shared/routing/AppLink';
import { templateNavigation } from '../templateNavigation';
import classes from './TemplateIndexPage.module.css';

/** Lists the template settings. */
export default function TemplateIndexPage() {
  return (
    <ul className={classes.list}>
      {templateNavigation.map(({ label, path, text, icon: Icon }) => (
        <li key={path}>
          <AppLink href={path} className={classes.page}>
            <span className={classes.icon} aria-hidden="true">
              <Icon size={20} stroke={1.7} />
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
