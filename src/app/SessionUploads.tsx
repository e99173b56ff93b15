import { useSession } from '@/platform/auth/session';
import { clearUploads } from '@/shared/upload/queue';
import UploadDock from '@/shared/upload/UploadDock';

// They are one person's: with his session they end here, to be resumed after the next sign-in.
useSession.subscribe(({ user }, before) => {
  if (user?.id !== before.user?.id) clearUploads();
});

export default UploadDock;
