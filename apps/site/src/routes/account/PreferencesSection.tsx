import { useGetPreferencesQuery, useUpdatePreferencesMutation } from '@vestibule/api/account';
import { accountNotices } from '@vestibule/domain/account';
import { failureTexts } from '@vestibule/domain/problem';
import { AccountSection, PreferencesForm } from '@vestibule/ui/account';
import { ErrorBlock, Loading } from '@vestibule/ui/feedback';
import { useTexts } from '@vestibule/ui/theme';
import { shownFailure } from '../../app/failure.js';
import { texts } from './PreferencesSection.texts.js';

export function PreferencesSection() {
  const failures = useTexts(failureTexts);
  const t = useTexts(texts);
  const notices = useTexts(accountNotices);
  const { data: preferences, error, isFetching, refetch } = useGetPreferencesQuery();
  const [update, saving] = useUpdatePreferencesMutation();
  return (
    <AccountSection title={t.preferences}>
      {preferences && (
        <PreferencesForm
          preferences={preferences}
          onSubmit={update}
          busy={saving.isLoading}
          problem={shownFailure(saving.error, failures)}
          saved={saving.isSuccess ? notices.preferencesSaved : undefined}
        />
      )}
      {!preferences && error && (
        <ErrorBlock
          title={t.loadingFailed}
          text={shownFailure(error, failures)?.message}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {!preferences && !error && <Loading>{t.loading}</Loading>}
    </AccountSection>
  );
}
