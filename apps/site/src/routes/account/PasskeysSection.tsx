import { useListPasskeysQuery } from '@vestibule/api/passkeys';
import { failureTexts } from '@vestibule/domain/problem';
import { AccountSection, PasskeyList } from '@vestibule/ui/account';
import { useTexts } from '@vestibule/ui/theme';
import { useSelector } from 'react-redux';
import { shownFailure } from '../../app/failure.js';
import { selectTimeZone } from '../../app/time-zone.js';
import { texts } from './PasskeysSection.texts.js';
import { usePasskeyChange } from './use-passkey-change.js';

export function PasskeysSection() {
  const failures = useTexts(failureTexts);
  const t = useTexts(texts);
  const timeZone = useSelector(selectTimeZone);
  const { data, error, isFetching, refetch } = useListPasskeysQuery();
  const { busy, changed, problem, forget, change } = usePasskeyChange();
  return (
    <AccountSection title={t.title}>
      <PasskeyList
        passkeys={data?.passkeys}
        passkeyOnly={data?.passkeyOnly}
        timeZone={timeZone}
        onConfirm={change}
        onAsk={forget}
        busy={busy}
        changed={changed}
        problem={problem}
        loadProblem={shownFailure(error, failures)}
        onRetry={refetch}
        retrying={isFetching}
      />
    </AccountSection>
  );
}
