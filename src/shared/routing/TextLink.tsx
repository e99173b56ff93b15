import { AppLink, type AppLinkProps } from './AppLink';
import classes from './TextLink.module.css';

/** A link within a sentence. It looks like a Mantine Anchor and is part of the first load. */
export function TextLink({ className = '', ...rest }: AppLinkProps) {
  return <AppLink className={`lined ${classes.link} ${className}`} {...rest} />;
}
