import { useGetProfileQuery } from '@vestibule/api/account';
import type { User } from '@vestibule/domain/account';
import { failureTexts } from '@vestibule/domain/problem';
import { ProfileSummary } from '@vestibule/ui/account';
import { useTexts } from '@vestibule/ui/theme';
import { Notice } from '@vestibule/ui/feedback';
import { Stack } from '@vestibule/ui/layout';
import { shownFailure } from '../../app/failure.js';
import { useSelector } from 'react-redux';
import { selectTimeZone } from '../../app/time-zone.js';
import { useLogout } from '../../app/use-auth.js';
import { DangerSection } from './DangerSection.js';
import { EditSection } from './EditSection.js';
import { PasskeysSection } from './PasskeysSection.js';
import { PasswordSection } from './PasswordSection.js';
import { PreferencesSection } from './PreferencesSection.js';
import { SessionsSection } from './SessionsSection.js';
import { useProfileStats } from './use-profile-stats.js';

/** The profile of the guest who is signed in; what storage knows shows until the server answers. */
export default function ProfileSections({ user }: { user: User }) {
  const failures = useTexts(failureTexts);
  const { data = user, error } = useGetProfileQuery();
  const timeZone = useSelector(selectTimeZone);
  const stats = useProfileStats(user);
  const signOut = useLogout();
  const failure = shownFailure(error, failures);
  return (
    <Stack gap="xl">
      {failure && (
        <Notice tone="danger" announced>
          {failure.message}
        </Notice>
      )}
      <ProfileSummary user={data} {...{ timeZone, stats }} onSignOut={signOut} />
      <EditSection user={data} />
      <PreferencesSection />
      <PasswordSection />
      <PasskeysSection />
      <SessionsSection />
      <DangerSection />
    </Stack>
  );
}
