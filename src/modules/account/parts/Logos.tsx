import type { AccountSettings } from '@/api/generated/types.gen';
import classes from '../Account.module.css';

/** Shows the logo as it looks on both grounds. */
export function Logos({ name, logoUrl }: Pick<AccountSettings, 'name' | 'logoUrl'>) {
  if (logoUrl === null) return null;
  return (
    <div className={`flex wrap gap-16 ${classes.previews}`}>
      <figure>
        <div className={`row outlined rounded ${classes.preview}`}>
          <img src={logoUrl} alt={`Logo of ${name}`} />
        </div>
        <figcaption>On dark, as in the top bar and on public pages</figcaption>
      </figure>
      <figure>
        <div className={`row outlined rounded ${classes.preview}`} data-light>
          <img src={logoUrl} alt="" />
        </div>
        <figcaption>On light</figcaption>
      </figure>
    </div>
  );
}
