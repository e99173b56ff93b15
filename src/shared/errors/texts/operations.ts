import type { Failures } from '../failures';
import { accountTexts } from './account.ts';
import { activityTexts } from './activity.ts';
import { authTexts } from './auth.ts';
import { budgetTexts } from './budget.ts';
import { companiesTexts } from './companies.ts';
import { documentsTexts } from './documents.ts';
import { eventsTexts } from './events.ts';
import { fieldCamsTexts } from './field-cams.ts';
import { hostTexts } from './host.ts';
import { messagesTexts } from './messages.ts';
import { modelsTexts } from './models.ts';
import { notificationsTexts } from './notifications.ts';
import { pagesTexts } from './pages.ts';
import { photosTexts } from './photos.ts';
import { pinsTexts } from './pins.ts';
import { plansTexts } from './plans.ts';
import { profileTexts } from './profile.ts';
import { projectsTexts } from './projects.ts';
import { publicTexts } from './public.ts';
import { punchItemsTexts } from './punch-items.ts';
import { rfisTexts } from './rfis.ts';
import { rolesTexts } from './roles.ts';
import { scansTexts } from './scans.ts';
import { sceneViewsTexts } from './scene-views.ts';
import { secondFactorTexts } from './second-factor.ts';
import { shareLinksTexts } from './share-links.ts';
import { signInTexts } from './sign-in.ts';
import { submittalsTexts } from './submittals.ts';
import { teamTexts } from './team.ts';
import { templatesTexts } from './templates.ts';
import { toursTexts } from './tours.ts';
import { uploadsTexts } from './uploads.ts';
import { videosTexts } from './videos.ts';

/**
 * What users read when an operation fails: the error catalog of the specification (section 8), extended to the
 * operations that it leaves open. A missing operation, or a code that the operation does not declare, is a compile
 * error. Imports name the file extension because scripts/docs reads this map with Node.
 */
export const operationTexts = {
  ...accountTexts,
  ...activityTexts,
  ...authTexts,
  ...budgetTexts,
  ...companiesTexts,
  ...documentsTexts,
  ...eventsTexts,
  ...fieldCamsTexts,
  ...hostTexts,
  ...messagesTexts,
  ...modelsTexts,
  ...notificationsTexts,
  ...pagesTexts,
  ...plansTexts,
  ...photosTexts,
  ...pinsTexts,
  ...profileTexts,
  ...projectsTexts,
  ...publicTexts,
  ...punchItemsTexts,
  ...rfisTexts,
  ...rolesTexts,
  ...secondFactorTexts,
  ...scansTexts,
  ...sceneViewsTexts,
  ...shareLinksTexts,
  ...signInTexts,
  ...submittalsTexts,
  ...teamTexts,
  ...templatesTexts,
  ...toursTexts,
  ...uploadsTexts,
  ...videosTexts,
} satisfies Failures;
